import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { MadeResource } from '@izlog/contract/resource';
import type { Field, Fields } from '@izlog/contract/resource/field';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildElement, buildTerm } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { jsonSchemaOf } from '../openapi/endpoint-schema.ts';
import { schemaExample } from '../openapi/schema-example.ts';

/**
 * Two colleagues write the same at once, through every endpoint of staff that makes or changes a record. Which those are
 * comes from the declarations: of a declared record its fields say what is sent, of any other endpoint its schema does,
 * and `examples` where a schema cannot know what is there. An endpoint that is new and needs one fails here until it has
 * it.
 */
const writes =
  /\/(create|update|save|copy|generate|invite|issue|register|subscribe|translate)[A-Za-z]*(\/\{[^/]+\})*$/;

const writersOf = ({ endpoints }: TestPlatform): AnyEndpoint[] =>
  endpoints.filter(
    ({ method, reads, access, path }) =>
      method !== 'GET' && !reads && (access === 'staff' || typeof access === 'object') && writes.test(path),
  );

type Sent = Record<string, unknown>;

/** What is there before two write; one for all plays. */
interface There {
  platform: TestPlatform;
  product: number;
  configurable: number;
  order: string;
  attribute: number;
  value: number;
  role: number;
}

/** What is sent: parameters of the path and fields of the body in one, another one for each number. */
type Example = (there: There, number: number) => Sent | Promise<Sent>;

const words = (name: string) => ({ hrv: { name, description: '' } });
const made =
  (endpoint: string, given: (number: number) => Sent) =>
  async ({ platform }: There, number: number): Promise<number> => {
    const answer = await platform.http({ method: 'POST', url: endpoint, payload: given(number) }, staff);
    return (JSON.parse(answer.body) as { data: { id: number } }).data.id;
  };
const template = made('/api/v1/cms/template/create', (n) => ({ name: `Predložak ${n}`, sections: [] }));
const synonym = made('/api/v1/cms/search/synonym/create', (n) => ({ words: [`riječ${n}`, `izraz${n}`] }));

const examples: Readonly<Record<string, Example>> = {
  '/api/v1/settings/mail/words/save': (_, n) => ({
    mail: 'orderStates.sent',
    language: 'hr',
    texts: { title: `Torba je krenula ${n}` },
  }),
  '/api/v1/marketing/newsletter/issue/save': (_, n) => ({ subject: `Bilten ${n}`, body: `Vijest ${n}` }),
  '/api/v1/user/memberCard/update/{id}': async ({ platform }) => {
    const card = { method: 'POST', url: '/api/v1/user/memberCard/issue', payload: { userId: 2 } } as const;
    const answer = await platform.http(card, staff);
    return { id: (JSON.parse(answer.body) as { data: { id: number } }).data.id, isActive: true };
  },
  '/api/v1/user/role/update/{id}': ({ role }, n) => ({ id: role, name: `Uloga ${n}` }),
  '/api/v1/settings/site/create': (_, n) => ({
    name: 'Dvojna trgovina',
    address: `dvojna-${n}.localhost`,
    defaultLanguage: 'hrv',
    languages: ['hrv'],
    currency: 'EUR',
  }),
  '/api/v2/ecommerce/delivery/saveMethod': (_, n) => ({
    code: 'dvojna',
    words: words(`Dostava ${n}`),
    rates: [{ price: 4.5 }],
  }),
  '/api/v2/ecommerce/payment/saveMethod': (_, n) => ({
    code: 'dvojno',
    kind: 'cashOnDelivery',
    words: words(`Pouzeće ${n}`),
  }),
  '/api/v2/ecommerce/payment/saveKeys': () => ({ gateway: 'corvuspay', keys: null }),
  '/api/v2/ecommerce/coupon/save': (_, n) => ({
    code: 'DVOJNI',
    names: { hrv: `Kupon ${n}` },
    kind: 'percent',
    value: 5,
    isNew: true,
  }),
  '/api/v2/ecommerce/promotion/save': (_, n) => ({
    names: { hrv: `Akcija ${n}` },
    kind: 'percent',
    value: 5,
  }),
  '/api/v2/ecommerce/order/tag/save/{slug}': ({ order }, n) => ({ slug: order, addTags: [`oznaka ${n}`] }),
  '/api/v2/ecommerce/order/note/create/{slug}': ({ order }, n) => ({ slug: order, text: `Bilješka ${n}` }),
  '/api/v2/ecommerce/order/fulfilment/create/{slug}': ({ order }) => ({
    slug: order,
    lines: [{ itemId: 1, quantity: 1 }],
  }),
  '/api/v1/user/customer/note/create/{id}': (_, n) => ({ id: 2, text: `Bilješka ${n}` }),
  '/api/v1/media/file/update/{id}': async ({ platform }, n) => ({
    id: await buildMedia(platform),
    title: `Slika ${n}`,
  }),
  '/api/v1/cms/template/update/{id}': async (there, n) => ({
    id: await template(there, n),
    name: `Novi ${n}`,
  }),
  '/api/v1/settings/language/update': () => ({ languages: ['hrv', 'eng', 'deu'], defaultLanguage: 'hrv' }),
  '/api/v1/cms/term/update/{id}': async ({ platform }, n) => ({
    id: await buildTerm(platform),
    title: `Pojam ${n}`,
  }),
  '/api/v1/cms/document/translate': async ({ platform }) => ({
    kind: 'content',
    id: await buildTerm(platform),
    language: 'eng',
    source: 'hrv',
  }),
  '/api/v1/cms/post/update/{id}': async ({ platform }, n) => ({
    id: await buildPost(platform),
    title: `Objava ${n}`,
  }),
  '/api/v1/cms/element/create': () => ({ handler: 'dvojni-natpis', title: 'Natpis', parts: [] }),
  '/api/v1/cms/element/update/{id}': async ({ platform }) => ({
    id: await buildElement(platform, 'natpis-za-dvoje'),
    parts: [],
  }),
  '/api/v1/gdpr/consent/save': (_, n) => ({ uniqueNumber: 'DVOJNA', displayName: { hrv: `Privola ${n}` } }),
  '/api/v1/product/record/create': (_, n) => ({
    words: { hrv: { ...emptyWords, name: `Dvojni ${n}` } },
    sku: 'DVOJNI-1',
  }),
  '/api/v1/product/record/update/{id}': async ({ platform }, n) => ({
    id: await buildProduct(platform),
    sku: `DVOJNI-${n}`,
  }),
  '/api/v1/product/record/copy/{id}': ({ product }) => ({ id: product }),
  '/api/v1/product/record/variants/generate/{id}': ({ configurable, attribute, value }) => ({
    id: configurable,
    axes: [{ attributeId: attribute, valueIds: [value] }],
  }),
  '/api/v1/product/record/variants/update/{id}': async ({ platform, configurable }) => ({
    id: configurable,
    rows: [{ id: await buildProduct(platform, { parentId: configurable }), sku: 'DVOJNA-INACICA' }],
  }),
  '/api/v1/product/record/axes/save/{id}': async ({ platform }, n) => ({
    id: await buildProduct(platform, { format: 'configurable' }),
    axes: [
      {
        attributeId: null,
        name: 'Dvojna os',
        isColour: false,
        values: [{ id: null, name: `Vrijednost ${n}`, color: null }],
      },
    ],
  }),
  '/api/v1/product/record/variants/move/{id}': async ({ platform, configurable }) => ({
    id: configurable,
    ids: [await buildProduct(platform, { parentId: configurable })],
    isAway: true,
  }),
  '/api/v1/cms/search/synonym/create': (_, n) => ({ words: [`šljiva${n}`, `sliva${n}`] }),
  '/api/v1/cms/search/synonym/update/{id}': async (there, n) => ({
    id: await synonym(there, n),
    words: ['jabuka', 'jabučica'],
  }),
  '/api/v1/cms/search/pin/save': () => ({ words: 'dvojni', skus: ['ZA-DVOJE'] }),
};
const emptyWords = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};

/** Why an endpoint is not played: what it takes can be made once only, by a second device, and has tests of its own. */
const playedElsewhere: Readonly<Record<string, string>> = {
  '/api/v1/user/passkey/create': 'an answer of an authenticator: second-factor.test.ts',
  '/api/v1/user/passkey/update/{id}': 'a passkey of the caller: second-factor.test.ts',
  '/api/v1/user/secondFactor/recoveryCodes/create': 'a second factor of the caller: second-factor.test.ts',
  '/api/v2/ecommerce/order/issueInvoice/{slug}': 'an order from a trial: invoice-settings.test.ts',
  '/api/v2/ecommerce/order/fulfilment/update/{slug}/{id}': 'a parcel on its way: parcels.test.ts',
};

const staff = { as: 'staff' } as const;

/** Declared records with endpoints made of their fields, by the path of `create` and `update`. */
async function declared(): Promise<Map<string, MadeResource<Fields>>> {
  const root = new URL('../../../../../packages/contract/src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-resource.ts'),
  );
  const found = new Map<string, MadeResource<Fields>>();
  for (const file of files)
    for (const one of Object.values(await import(new URL(file, root).href)) as MadeResource<Fields>[]) {
      const { create, update } = one?.endpoints ?? {};
      if (create && update) for (const { path } of [create, update]) found.set(path, one);
    }
  return found;
}

const samples: Readonly<Record<string, (there: There) => unknown>> = {
  attributeId: ({ attribute }) => attribute,
};

function ofFields({ fields }: MadeResource<Fields>, there: There, number: number): Sent {
  const writable = Object.entries<Field>(fields).filter(([, { isReadOnly }]) => !isReadOnly);
  return Object.fromEntries(
    writable.flatMap(([name, { sample }]) => {
      const own = samples[name];
      if (own) return [[name, own(there)]];
      return sample ? [[name, sample(number)]] : [];
    }),
  );
}

/** Sends what has places in the path there, the rest as the body. */
function send(platform: TestPlatform, { method, path, body }: AnyEndpoint, sent: Sent) {
  const left = { ...sent };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name] ?? 1;
    delete left[name];
    return String(value);
  });
  return platform.http({ method, url, ...(body && { payload: left }) }, staff);
}

/**
 * The answers of two who have both looked whether they may write before either does: nobody writes a row until both wait.
 * What a call notes of itself before it begins is let through.
 */
async function atOnce(platform: TestPlatform, endpoint: AnyEndpoint, both: readonly [Sent, Sent]) {
  const lock = await nobodyWrites(platform);
  const settled = await behindALock(
    platform,
    lock,
    both.map((sent) => () => send(platform, endpoint, sent)),
  );
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    const { statusCode, body } = one.value;
    const { data, error } = JSON.parse(body) as { data?: Sent; error?: { code: string; payload?: Sent } };
    return { status: statusCode, data, error };
  });
}

async function nobodyWrites(platform: TestPlatform): Promise<SQL> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('sessions', 'attempts', 'sent_jobs')`);
  return sql.raw(`lock table ${rows.map(({ name }) => name).join(', ')} in share mode`);
}

/** Made once for all plays of a platform. */
const whatIsThere = (platform: TestPlatform): Promise<There> => (there ??= makeThere(platform));
let there: Promise<There> | undefined;

async function makeThere(platform: TestPlatform): Promise<There> {
  const create = async (url: string, payload: object) => {
    const answer = await platform.http({ method: 'POST', url, payload }, staff);
    return (JSON.parse(answer.body) as { data: { id: number } }).data.id;
  };
  const product = await buildProduct(platform, { sku: 'ZA-DVOJE', name: 'Za dvoje' });
  const order = await buildOrder(platform, 'cashOnDelivery', { items: [{ productId: product, qty: 2 }] });
  const attribute = await create('/api/v1/product/attribute/create', {
    labels: { hrv: 'Boja za dvoje' },
    code: 'boja-za-dvoje',
    type: 'Dropdown',
    isVariationAxis: true,
  });
  return {
    platform,
    product,
    configurable: await create('/api/v1/product/record/create', {
      format: 'configurable',
      words: { hrv: { ...emptyWords, name: 'Varijante za dvoje' } },
    }),
    order: order.orderSlug,
    attribute,
    value: await create('/api/v1/product/attributeValue/create', {
      attributeId: attribute,
      labels: { hrv: 'Bijela' },
    }),
    role: await create('/api/v1/user/role/create', { name: 'Za dvoje', permissions: [] }),
  };
}

test('[API-014, OFFICE-07] of two who write the same at once through any endpoint of staff, one is served and the other too, or hears that it is taken', {
  tags: 'release',
}, async ({ platform }) => {
  const there = await whatIsThere(platform);
  const records = await declared();
  const writers = writersOf(platform);
  const unknown = Object.keys({ ...examples, ...playedElsewhere }).filter((path) =>
    writers.every((writer) => writer.path !== path),
  );
  expect(unknown).toEqual([]);
  expect([...records.keys()].filter((path) => writers.every((writer) => writer.path !== path))).toEqual([]);

  const wrong: string[] = [];
  for (const endpoint of writers) {
    const { path, body } = endpoint;
    if (path in playedElsewhere || (path.endsWith('/update/{id}') && records.has(path))) continue;
    const record = records.get(path);
    const sent: Sent = record
      ? ofFields(record, there, 41)
      : ((await examples[path]?.(there, 41)) ??
        (body ? (schemaExample(jsonSchemaOf(body, 'input')) as Sent) : {}));
    const answers = await atOnce(platform, endpoint, [sent, sent]);
    const served = answers.filter(({ status }) => status < 300);
    const isTold = answers.every(({ status }) => status < 300 || status === 409);
    if (served.length === 0 || !isTold)
      wrong.push(`${endpoint.method} ${path}: ${JSON.stringify(answers).slice(0, 600)}`);
  }
  expect(wrong).toEqual([]);
});

test('[OFFICE-07] of two who make a declared record with the same unique value at once one hears which field it is, and what stands is what the other said', async ({
  platform,
}) => {
  const there = await whatIsThere(platform);
  for (const [path, record] of await declared()) {
    const unique = Object.entries<Field>(record.fields).find(([, { isUnique }]) => isUnique)?.[0];
    const endpoint = platform.endpoints.find((one) => one.path === path);
    if (!endpoint || endpoint !== record.endpoints.create) continue;
    const [one, other] = [ofFields(record, there, 51), ofFields(record, there, 52)];
    const answers = await atOnce(platform, endpoint, [
      one,
      unique ? { ...other, [unique]: one[unique] } : other,
    ]);
    const told = answers.filter(({ status }) => status === 409);
    const served = answers.filter(({ status }) => status === 201);
    expect([served.length, told.length], path).toEqual(unique ? [1, 1] : [2, 0]);
    for (const { error } of told)
      expect(error, path).toMatchObject({ code: 'VALUE_TAKEN', payload: { fields: [{ path: unique }] } });
    for (const { data } of served) {
      const read = await send(platform, record.endpoints.get, { id: data?.id });
      expect((JSON.parse(read.body) as { data: Sent }).data, path).toEqual(data);
    }
    const ids = new Set(served.map(({ data }) => data?.id));
    expect(ids.size, path).toBe(served.length);
  }
});

test('[OFFICE-07] of two who change a declared record at once other fields stay both, and the same field is refused to one who sent what was read', async ({
  platform,
}) => {
  const there = await whatIsThere(platform);
  for (const [path, record] of await declared()) {
    const { create, update, get } = record.endpoints;
    if (path !== update.path) continue;
    const [before, next, third] = [61, 62, 63].map((number) => ofFields(record, there, number)) as [
      Sent,
      Sent,
      Sent,
    ];
    const made = await send(platform, create, before);
    const { data } = JSON.parse(made.body) as { data: Sent };
    const fields: Readonly<Record<string, Field>> = record.fields;
    const [mine = '', theirs = ''] = Object.keys(next).filter(
      (field) => !fields[field]?.isFixed && JSON.stringify(next[field]) !== JSON.stringify(data[field]),
    );
    const { id, revision } = data;

    const both = await atOnce(platform, update, [
      { id, [mine]: next[mine] },
      { id, [theirs]: next[theirs] },
    ]);
    const read = async () => (JSON.parse((await send(platform, get, { id })).body) as { data: Sent }).data;
    const after = await read();

    expect(
      both.map(({ status }) => status),
      path,
    ).toEqual([200, 200]);
    expect(after, path).toMatchObject({ [mine]: next[mine], [theirs]: next[theirs] });
    const clash = await atOnce(platform, update, [
      { id, revision: after.revision, [mine]: third[mine] },
      { id, revision: after.revision, [mine]: before[mine] },
    ]);
    expect(clash.map(({ status }) => status).toSorted(), path).toEqual([200, 409]);
    expect(clash.find(({ status }) => status === 409)?.error?.code).toBe('RECORD_CHANGED');
    expect(revision).not.toBe(after.revision);
  }
});

test('[OFFICE-01, API-014] of twelve who make, copy and name products at once each gets a product, an address and a sku of its own', async ({
  platform,
}) => {
  const create = { method: 'POST', url: '/api/v1/product/record/create' } as const;
  const payload = (more: object) => ({ words: { hrv: { ...emptyWords, name: 'Dvadeset njih' } }, ...more });
  const original = await buildProduct(platform, { sku: 'DVADESET', name: 'Dvadeset njih' });
  const dozen = Array.from({ length: 12 }, (_, index) => index);

  const made = await Promise.all(
    dozen.map((index) =>
      index % 2 === 0
        ? platform.http({ ...create, payload: payload({}) }, staff)
        : platform.http(
            { method: 'POST', url: `/api/v1/product/record/copy/${original}`, payload: {} },
            staff,
          ),
    ),
  );
  const skus = await Promise.all(
    dozen.map((index) =>
      platform.http(
        { ...create, payload: payload({ sku: index % 2 === 0 ? 'ista-sifra' : 'ISTA-Sifra' }) },
        staff,
      ),
    ),
  );

  expect(made.map(({ statusCode }) => statusCode)).toEqual(dozen.map(() => 201));
  const told = skus.map(({ statusCode, body }) => [
    statusCode,
    (JSON.parse(body) as { error?: { code: string } }).error?.code,
  ]);
  expect(told.filter(([status]) => status === 201)).toHaveLength(1);
  expect(told.filter(([status, code]) => status === 409 && code === 'SKU_TAKEN')).toHaveLength(11);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ slugs: number; skus: number; all: number }>(sql`
    select count(*)::int as all, count(distinct t.slug)::int as slugs, count(distinct lower(p.sku))::int as skus
    from products p join product_translations t on t.product_id = p.id where t.name = 'Dvadeset njih'`);
  expect(rows).toEqual([{ all: 14, slugs: 14, skus: 8 }]);
});
