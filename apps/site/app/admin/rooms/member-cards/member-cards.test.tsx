import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const created_at = '2026-11-21T08:15:00.000Z';
const cards = [
  { id: 1, barcode: 'KARTA-1', isActive: true, state: 'taken', userId: 5, created_at },
  { id: 2, barcode: 'KARTA-2', isActive: false, state: 'blocked', userId: null, created_at },
].map((card) => ({ ...card, holder: card.userId ? { name: 'Ana Perić', email: 'ana@kupci.test' } : null }));

test('[ACCT-038, OFFICE-08] member cards are listed with whose they are; only who may change them sees how', async () => {
  const visit = async (scope: string[]) => {
    const site = await startSite({
      answers: {
        'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope }),
        'POST /api/v1/user/memberCard/filter': () => ({
          records: cards,
          pagination: { page: 1, limit: 50, total: 2, lastPage: 1 },
        }),
      },
    });
    return site.visit('/admin/kartice', { headers: { cookie } });
  };
  const { document } = await visit(['customers.read', 'users.edit']);
  const reader = await visit(['customers.read']);

  const words = document.querySelector('main')?.textContent ?? '';
  expect(words).toMatch(/KARTA-1.*Ana Perić.*U upotrebi.*KARTA-2.*ničija.*Blokirana/s);
  const acts = [...document.querySelectorAll<HTMLButtonElement>('main button[name=act]')];
  expect(acts.map(({ value }) => value)).toEqual(['block', 'unblock']);
  expect(document.querySelector('textarea[name=barcodes]')).not.toBeNull();
  expect(reader.document.querySelector('main')?.textContent).toContain('KARTA-1');
  expect(reader.document.querySelectorAll('button[name=act], textarea[name=barcodes]')).toHaveLength(0);
});
