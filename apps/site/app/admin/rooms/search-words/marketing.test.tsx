import { expect, test } from 'vitest';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const none = { total: 0, page: 1, lastPage: 1, limit: 50 };
const page = { total: 1, page: 1, lastPage: 1, limit: 50 };
const at = '2026-10-01T08:00:00.000Z';
const segment = {
  id: 3,
  name: 'Dvaput kupili',
  rules: [
    { field: 'orders', is: 'atLeast', value: 2 },
    { field: 'newsletter', is: 'yes' },
  ],
  customers: 37,
  mailable: 12,
  revision: 'read',
};
const issue = {
  id: 5,
  subject: 'Jesen',
  preheader: '',
  body: 'Stigla je.',
  rich: null,
  buttonLabel: '',
  buttonUrl: '',
  language: null,
  segmentId: 3,
  segmentName: 'Dvaput kupili',
  state: 'draft',
  startedAt: null,
  finishedAt: null,
  recipients: 0,
  sent: 0,
  failed: 0,
  left: 0,
  createdAt: at,
  revision: 'read',
  audience: 12,
};

const start = (answers = {}) =>
  startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: ['marketing.edit', 'customers.read', 'catalogue.edit', 'orders.read'],
        details: {},
        email: 'a@b.hr',
      }),
      'GET /api/v1/cms/search/missed/filter': () => ({
        records: [{ query: 'mobitel', language: 'hrv', count: 9, lastAt: at }],
        pagination: page,
      }),
      'GET /api/v1/cms/search/synonym/filter': () => ({
        records: [{ id: 1, direction: 'both', words: ['mobitel', 'telefon'] }],
        pagination: page,
      }),
      'GET /api/v1/cms/search/pin/filter': () => ({
        records: [{ id: 1, words: 'dar', products: [{ id: 2, sku: 'SAL-1', name: 'Šalica' }] }],
        pagination: page,
      }),
      'POST /api/v1/cms/search/synonym/create': () => ({ id: 2, direction: 'both', words: ['a', 'b'] }),
      'GET /api/v1/user/segment/filter': () => ({ records: [segment], pagination: page }),
      'GET /api/v1/user/segment/get/3': () => segment,
      'POST /api/v1/user/segment/preview': () => ({ customers: 4, mailable: 2 }),
      'GET /api/v1/marketing/newsletter/issue/filter': () => ({ records: [issue], pagination: page }),
      'GET /api/v1/marketing/newsletter/issue/get/5': () => issue,
      'GET /api/v1/marketing/newsletter/filter': () => ({ records: [], pagination: none }),
      'GET /api/v2/ecommerce/cart/abandoned/filter': () => ({
        records: [
          {
            id: 7,
            leftAt: at,
            customer: 'ana@kupci.test',
            customerId: 1,
            quantity: 2,
            names: 'Šalica',
            reminder: 'mayGet',
            remindedAt: null,
          },
        ],
        pagination: page,
      }),
      ...answers,
    },
  });

test('[OFFICE-02] segments, newsletter, search words and carts that were left are read without scripts', async () => {
  const site = await start();
  const seen = async (path: string) => {
    const { status, document } = await site.visit(path, { headers: { cookie } });
    expect([path, status]).toEqual([path, 200]);
    return document.querySelector('main')?.textContent ?? '';
  };

  expect(await seen('/admin/segmenti')).toContain('Narudžbe: barem 2; Smije dobiti bilten: da');
  expect(await seen('/admin/segmenti/3')).toContain('Kupaca: 37. Bilten smije dobiti: 12.');
  expect(await seen('/admin/bilten')).toContain('Jesen');
  expect(await seen('/admin/bilten/5')).toContain('Dobilo bi ga 12 pretplatnika.');
  expect(await seen('/admin/bilten/pretplatnici')).toContain('Još nema pretplatnika');
  expect(await seen('/admin/pretraga')).toContain('mobitel');
  expect(await seen('/admin/pretraga/sinonimi')).toContain('mobitel = telefon');
  expect(await seen('/admin/pretraga/istaknuto')).toContain('Šalica');
  expect(await seen('/admin/kosarice')).toContain('Smije ga dobiti');
  const { document } = await site.visit('/admin/pretraga/sinonimi?rijec=mobitel', { headers: { cookie } });
  expect(document.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.value).toContain('mobitel');
});

test('[OFFICE-08] a country and a language of a segment are chosen by name, and its list says them so', async () => {
  const rules = [
    { field: 'country', is: 'AT' },
    { field: 'language', is: 'ita' },
  ];
  const abroad = { ...segment, rules };
  const site = await start({
    'GET /api/v1/user/segment/filter': () => ({ records: [abroad], pagination: page }),
    'GET /api/v1/user/segment/get/3': () => abroad,
    'PUT /api/v1/user/segment/save': ({ body }: { body: object }) => ({ ...abroad, ...body }),
  });

  const { document } = await site.visit('/admin/segmenti/3', { headers: { cookie } });
  const list = await site.visit('/admin/segmenti', { headers: { cookie } });
  const chosen = (field: string) => {
    const row = document.querySelector<HTMLInputElement>(`input[value="${field}"]`)?.name.split('-')[1];
    return document.querySelector(`select[name="is-${row}"] option[selected]`)?.textContent;
  };
  const sent = { form: 'segment', name: 'Austrija', 'field-0': 'country', 'is-0': 'AT', revision: 'read' };
  await site.visit('/admin/segmenti/3', sentForm(sent, cookie));

  // Italian is no language of the shop any more: what the record says stays among the choices.
  expect([chosen('country'), chosen('language')]).toEqual(['Austrija', 'talijanski']);
  expect(list.document.querySelector('main')?.textContent).toContain('Austrija');
  expect(site.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    rules: [{ field: 'country', is: 'AT' }],
  });
});

test('[OFFICE-09] an issue under way tells how much of it is done, of everybody it goes to', async () => {
  const told = async (record: object) => {
    const site = await start({
      'GET /api/v1/marketing/newsletter/issue/get/5': () => ({ ...issue, ...record }),
    });
    const { document } = await site.visit('/admin/bilten/5', { headers: { cookie } });
    const progress = document.querySelector('main progress');
    return progress && [progress.getAttribute('value'), progress.getAttribute('max')];
  };

  expect(await told({ state: 'sending' })).toEqual(['0', '12']);
  expect(await told({ state: 'sending', recipients: 8, sent: 5, failed: 1, audience: 4 })).toEqual([
    '6',
    '12',
  ]);
  expect(await told({ state: 'sent', recipients: 12, sent: 9, audience: 3 })).toEqual(['9', '12']);
  expect(await told({ state: 'sent', recipients: 12, sent: 11, failed: 1, audience: 3 })).toBeNull();
  expect(await told({ state: 'stopped', recipients: 8, sent: 8, audience: 4 })).toBeNull();
});

test('[OFFICE-09] an issue is sent as a rich text, typed as lines or written with the editor, and is shown so once it is sent', async () => {
  const rich = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Stigla', marks: [{ type: 'bold' }] }] }],
  };
  const saves: unknown[] = [];
  const site = await start({
    'GET /api/v1/marketing/newsletter/issue/get/5': () => ({
      ...issue,
      rich,
      state: 'sent',
      recipients: 1,
      sent: 1,
    }),
    'PUT /api/v1/marketing/newsletter/issue/save': ({ body }: { body: { rich: unknown } }) => {
      saves.push(body.rich);
      return { ...issue, ...body };
    },
  });
  const send = (body: string) =>
    site.visit('/admin/bilten/5', sentForm({ form: 'issue', subject: 'Jesen', body }, cookie));

  await send('**Stigla**');
  await send(JSON.stringify(rich));
  const { document } = await site.visit('/admin/bilten/5', { headers: { cookie } });

  expect(saves).toEqual([rich, rich]);
  expect(document.querySelector('main article strong')?.textContent).toBe('Stigla');
});

test('[OFFICE-14] rules are counted without being saved, and what is wrong stands beside its row with what was typed', async () => {
  const site = await start();
  const fields = {
    form: 'segment',
    name: 'Novi',
    'field-0': 'orders',
    'is-0': 'atLeast',
    'value-0': '2',
    act: 'count',
  };

  const counted = await site.visit('/admin/segmenti/3', sentForm(fields, cookie));
  expect(counted.status).toBe(200);
  expect(counted.document.querySelector('main')?.textContent).toContain('Kupaca: 4. Bilten smije dobiti: 2.');

  const wrong = await site.visit('/admin/segmenti/3', sentForm({ ...fields, 'value-0': 'dva' }, cookie));
  expect(wrong.status).toBe(400);
  expect(wrong.document.querySelector<HTMLInputElement>('input[name="value-0"]')?.value).toBe('dva');
  expect(wrong.document.querySelector('main')?.textContent).toContain('Upišite cijeli broj.');

  const nowhere = await site.visit(
    '/admin/segmenti/3',
    sentForm({ ...fields, 'field-0': 'country', 'is-0': 'Xanadu' }, cookie),
  );
  expect(nowhere.document.querySelector('main')?.textContent).not.toContain('Upišite cijeli broj.');
  expect(Object.values(faultsIn(nowhere.document))).toEqual(['Odaberite s popisa.']);

  const alone = await site.visit(
    '/admin/pretraga/sinonimi',
    sentForm({ form: 'new', words: 'mobitel', direction: 'both' }, cookie),
  );
  expect(alone.status).toBe(400);
  expect(alone.document.querySelector('main')?.textContent).toContain('Trebaju barem dvije različite riječi');
});
