import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';

const headers = { cookie: 'auth.strategy=admin; auth.token.admin=token-a' };
const waits = (name: string, count: number) => ({ name, count, since: null, until: null, isUrgent: false });

async function openShop(path: string) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: ['orders.read', 'stock.edit', 'catalogue.edit', 'content.edit', 'content.publish'],
      }),
      'GET /api/v1/settings/admin/todo': () => ({
        todo: [waits('comments', 120), waits('lowStock', 2), waits('waitingCustomers', 1)],
      }),
    },
  });
  const { document } = await site.visit(path, { headers });
  const nav = document.querySelector('.admin__side nav');
  const linkTo = (to: string) => nav?.querySelector(`a[href="${to}"]`);
  return { nav, linkTo };
}

test('[ADMIN-001, ADMIN-002] the navigation says where how much waits for the reader', async () => {
  const { linkTo } = await openShop('/admin/preusmjeravanja');

  expect(linkTo('/admin/zalihe')?.textContent?.trim()).toBe('Zalihe3, čekaju 3');
  expect(linkTo('/admin/komentari')?.textContent).toContain('99+, čeka 120');
  expect(linkTo('/admin/proizvodi')?.querySelector('b')).toBeNull();
});

test('[ADMIN-002] groups of the navigation fold, and the one that the reader is in stands open', async () => {
  const { nav, linkTo } = await openShop('/admin/preusmjeravanja');

  const groups = [...(nav?.querySelectorAll('details') ?? [])].map((group) => [
    group.querySelector('summary')?.textContent?.trim(),
    group.open,
  ]);

  expect(groups).toEqual([
    ['Prodaja', true],
    ['Katalog', true],
    ['Sadržaj', true],
    ['Postavke', false],
  ]);
  expect(linkTo('/admin/preusmjeravanja')?.getAttribute('aria-current')).toBe('page');
});
