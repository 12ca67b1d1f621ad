import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const path = '/admin/akcije/7';
const promotion = {
  id: 7,
  names: { hrv: 'Jesenska akcija' },
  kind: 'percent',
  value: 20,
  isFreeDelivery: false,
  isActive: true,
  validFrom: null,
  validTo: null,
  minTotal: null,
  minQuantity: null,
  productIds: [],
  categoryIds: [],
  isWithoutReduced: false,
  userIds: [],
  isForMembers: false,
  usageLimit: null,
  customerLimit: null,
  priority: 1,
  isLast: false,
  used: 0,
  state: 'on',
  created_at: '2026-10-01T08:00:00.000Z',
  revision: 'read',
  products: [],
  gifts: [],
  customers: [],
};

test('[OFFICE-07, OFFICE-14] who saves a promotion that was changed meanwhile reads which fields, keeps what was typed, and may save once more', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: ['marketing.edit'],
        details: {},
        email: 'a@b.hr',
      }),
      'GET /api/v2/ecommerce/promotion/get/7': () => promotion,
      'POST /api/v1/product/web/category/filter': () => ({ records: [], pagination: {} }),
      'PUT /api/v2/ecommerce/promotion/save': () => {
        throw refused(409, 'RECORD_CHANGED', '', {
          fields: ['value', 'priority'],
          record: { revision: 'newer' },
        });
      },
    },
  });
  const fields = {
    form: 'record',
    revision: 'read',
    'names-hrv': 'Jesenska akcija',
    kind: 'percent',
    value: '30',
    priority: '1',
    isActive: 'true',
  };

  const { status, document } = await site.visit(path, sentForm(fields, cookie));

  expect(status).toBe(409);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Redoslijed');
  expect(document.querySelector<HTMLInputElement>('input[name="value"]')?.value).toBe('30');
  expect(document.querySelector<HTMLInputElement>('input[name="revision"]')?.value).toBe('newer');
});
