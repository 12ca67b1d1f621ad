import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pdfText } from '@izlog/platform/test/pdf-text';
import { openBrowser, visibleText } from './browser.ts';
import type { Lived } from './live-in.ts';
import { people } from './people.ts';
import { openPlatform, type Platform } from './platform.ts';
import { totpCode } from './totp.ts';

/** Who asks; `owner`, `colleague` and `customer` have logged in with their passwords. */
export type Asker = 'visitor' | 'owner' | 'colleague' | 'customer';

/** What is asked of a shop. What comes back is data, the text of a PDF or a page, or the SHA-256 of bytes. */
export interface Question {
  as: Asker;
  url: string;
  /** A question whose input is too large for an address; else it is a GET. */
  body?: unknown;
  reads?: 'pdf' | 'page' | 'bytes';
}

/** A question with what a shop answered. */
export interface Fact extends Question {
  answer: unknown;
}

/** Asks a shop what is true of it. */
export interface Witness {
  ask(question: Question): Promise<{ status: number; answer: unknown }>;
  platforms: Record<Asker, Platform>;
}

/** Logs everybody in, by password and, where one was set up, by the authenticator app. */
export async function openWitness(base: string, { owner, totpSecret }: Lived): Promise<Witness> {
  const visitor = await openPlatform(base);
  const enter = async ({ email, password }: { email: string; password: string }) =>
    visitor.as((await visitor.logIn(email, password)).accessToken);
  const platforms = {
    visitor,
    owner: await enter(owner),
    customer: await enter(people.customer),
    colleague: visitor.as(await logInWithCode(visitor, people.colleague, totpSecret)),
  };
  // The shop stood on another port.
  const anywhere = (data: unknown): unknown =>
    data === undefined ? data : JSON.parse(JSON.stringify(data).replaceAll(base, 'http://shop.example'));
  return {
    platforms,
    async ask({ as, url, body, reads }) {
      const platform = platforms[as];
      if (reads === undefined) {
        const { status, data } = await platform.ask({
          method: body === undefined ? 'GET' : 'POST',
          url,
          body,
        });
        return { status, answer: anywhere(data) };
      }
      if (reads === 'page') {
        const { status, html, path } = await openBrowser(base).get(url);
        return { status, answer: anywhere({ path, text: visibleText(html) }) };
      }
      const response = await fetch(base + url, { headers: as === 'visitor' ? {} : platform.headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (!response.ok) return { status: response.status, answer: bytes.toString() };
      const answer = reads === 'pdf' ? pdfText(bytes) : createHash('sha256').update(bytes).digest('hex');
      return { status: response.status, answer };
    },
  };
}

/**
 * Ends a login that asks for a second factor, and returns its access token. A code is taken once: who set the app up within the
 * same half minute waits for its next one.
 */
async function logInWithCode(
  visitor: Platform,
  { email, password }: { email: string; password: string },
  totpSecret: string,
): Promise<string> {
  const call = { method: 'POST', url: '/api/v1/login', body: { username: email, password } } as const;
  for (let attempt = 1; ; attempt++) {
    const { challenge } = ((await visitor.ask(call)).data as { payload: { challenge: string } }).payload;
    const body = { challenge, code: totpCode(totpSecret) };
    const { status, data } = await visitor.ask({
      method: 'POST',
      url: '/api/v1/user/login/secondFactor',
      body,
    });
    if (status < 400) return (data as { tokens: { accessToken: string } }).tokens.accessToken;
    if (attempt === 2)
      throw new Error(`the code of ${email} was answered with ${status}: ${JSON.stringify(data)}`);
    await pause(30_000);
  }
}

/** What is not true any more a moment later, or is no fact of the shop: each with the reason why it is not asked. */
const unasked: [path: RegExp, why: string][] = [
  [
    /\/(refresh|verify|getNewCartSession)$|\/joined\/|\/auth\//,
    'changes something, or needs what only a browser holds',
  ],
  [/\/social\/|\/pipeline\//, 'says what this installation is joined to'],
  [/\/status$/, 'says how the process is, not the shop'],
  [/\/session\/filter$/, 'this very login is new'],
  [/\/finder\/targets$|\/finder\/decide$/, 'suggestions, and the home page that is read as a page'],
  [/\/translation\/stale$/, 'works it out from texts that are compared themselves, in a second each'],
  [/\/export(\/|$)/, 'a file, or what the list beside it says'],
  [/\/search\/(find|suggest)$/, 'nothing is searched for'],
  [/\/sitemap\//, 'addresses of pages that are looked at themselves'],
  [/\/report\/stock$/, 'the levels are asked'],
  [/\/product\/record\/grid$/, 'the records are asked'],
];

const pageSize = 100;

/** Asks a shop for everything it answers: every list that its own description names, every record of it, and what follows. */
export async function collectFacts(witness: Witness, lived: Lived): Promise<Fact[]> {
  const facts: Fact[] = [];
  const ask = async (question: Question): Promise<unknown> => {
    const { status, answer } = await witness.ask(question);
    if (status >= 400) throw new Error(`${question.as} ${question.url}: ${status} ${JSON.stringify(answer)}`);
    facts.push({ ...question, answer });
    return answer;
  };
  const all = (as: Asker, path: string, more: object = {}, isBody = false) =>
    askPages(ask, as, path, more, isBody);

  const lists = await askLists(witness, ask);
  for (const [as, path, more] of listsByBody) lists.set(path, await all(as, path, more, true));
  await askRecords(witness, facts, lists);
  await askPapers(ask, facts);
  for (const file of lists.get('/api/v1/media/directoryItem/filter') ?? [])
    await ask({ as: 'owner', url: String(file.path), reads: 'bytes' });
  await askDocuments(ask, all);
  await askPrices(ask, lists, witness);
  for (const [as, url] of others) await ask({ as, url });
  await ask({ as: 'visitor', url: '/api/v2/ecommerce/getCart', body: lived.cart });
  const { slug, key } = lived.guestOrder;
  await ask({ as: 'visitor', url: `/api/v2/ecommerce/order/web/get/${slug}?key=${key}` });
  for (const url of [...pages, lived.orderLink, lived.previewLink])
    await ask({ as: 'visitor', url, reads: 'page' });
  return facts;
}

type Ask = (question: Question) => Promise<unknown>;
type Row = Record<string, unknown>;
interface Operation {
  'x-access': string | object;
  parameters?: { name?: string; in?: string; required?: boolean }[];
}

/** Lists whose input is a body. */
const listsByBody: [as: Asker, path: string, body: object][] = [
  ['visitor', '/api/v1/product/web/filter', {}],
  ['visitor', '/api/v1/product/web/category/filter', {}],
  ['visitor', '/api/v1/product/web/tag/filter', {}],
  ['visitor', '/api/v1/cms/post/filterStandard', {}],
  ['visitor', '/api/v1/cms/term/filterStandard', {}],
  ['visitor', '/api/v1/cms/form/filter', {}],
  ['visitor', '/api/v1/gdpr/web/consent/filter', {}],
  ['owner', '/api/v1/user/staff/filter', {}],
  ['owner', '/api/v1/user/memberCard/filter', {}],
  ['owner', '/api/v1/media/directoryItem/filter', {}],
];

/** Questions that need to be asked for something. */
const others: [as: Asker, url: string][] = [
  ['owner', '/api/v1/settings/general/user?group=kept&key=word'],
  ['owner', '/api/v1/settings/mail/words?language=hr'],
  ['owner', '/api/v2/ecommerce/delivery/tryOut?country=HR&weight=1000&total=50'],
  ['colleague', '/api/v1/user/profile'],
  ['colleague', '/api/v1/user/secondFactor/get'],
];

/** What visitors see, to the last word. */
const pages = [
  '/',
  '/shop',
  '/objave',
  '/recenzije',
  '/product/olovke-komplet-od-sest',
  '/stari-katalog',
  '/kosarica',
];

/** Every list that can be asked for nothing in particular; returns the records by the path of the list. */
async function askLists(witness: Witness, ask: Ask): Promise<Map<string, Row[]>> {
  const lists = new Map<string, Row[]>();
  for (const [path, operation] of await describe(witness)) {
    if (
      path.includes('{') ||
      operation.parameters?.some(({ in: place, required }) => place === 'query' && required)
    )
      continue;
    const isPaged = operation.parameters?.some(({ name }) => name === 'limit') ?? false;
    const as = askerOf(operation);
    const isAnswered = (await witness.ask({ as, url: path })).status < 400;
    if (isAnswered) lists.set(path, await askPages(ask, as, path, isPaged ? {} : undefined));
  }
  return lists;
}

/** The reads that a shop says of itself, without those that are not asked. */
async function describe(witness: Witness): Promise<[path: string, operation: Operation][]> {
  const description = await (await fetch(`${witness.platforms.visitor.base}/api/openapi.json`)).json();
  const { paths } = description as { paths: Record<string, { get?: Operation }> };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get && !unasked.some(([one]) => one.test(path)) ? [[path, get]] : [],
  );
}

function askerOf({ 'x-access': access }: Operation): Asker {
  if (access === 'customer') return 'customer';
  return access === 'visitor' || access === 'anyone' ? 'visitor' : 'owner';
}

async function askPages(ask: Ask, as: Asker, path: string, more?: object, isBody = false): Promise<Row[]> {
  const records: Row[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const input = more && { ...more, page, limit: pageSize };
    const query = Object.entries(input ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    const url = input && !isBody ? `${path}?${new URLSearchParams(query)}` : path;
    const answer = (await ask({ as, url, ...(isBody && { body: input }) })) as {
      records?: Row[];
      pagination?: { lastPage: number };
    } | null;
    records.push(...(Array.isArray(answer?.records) ? answer.records : []));
    last = answer?.pagination?.lastPage ?? 1;
  }
  return records;
}

/** Every record of every list that can be asked for by itself. */
async function askRecords(witness: Witness, facts: Fact[], lists: Map<string, Row[]>): Promise<void> {
  for (const [path, operation] of await describe(witness)) {
    const [, room, field = ''] = /^(.*)\/[^/]+\/\{(\w+)\}$/.exec(path) ?? [];
    if (room === undefined) continue;
    const records = lists.get(`${room}/filter`) ?? lists.get(`${room}/overview`) ?? [];
    for (const record of records) {
      if (record[field] === undefined || record[field] === null) continue;
      const url = path.replace(`{${field}}`, encodeURIComponent(String(record[field])));
      const as = askerOf(operation);
      const { status, answer } = await witness.ask({ as, url });
      if (status < 400) facts.push({ as, url, answer });
    }
  }
}

/** Every document of every order: those that were issued, else the offer. */
async function askPapers(ask: Ask, facts: Fact[]): Promise<void> {
  for (const { url, answer } of [...facts]) {
    if (!url.startsWith('/api/v2/ecommerce/order/get/')) continue;
    const urls = JSON.stringify(answer).match(/\/api\/v2\/ecommerce\/order\/web\/pdf\/[^"]*/g) ?? [];
    const issued = urls.filter((one) => one.includes('document='));
    for (const one of new Set(issued.length > 0 ? issued : urls))
      await ask({ as: 'visitor', url: one, reads: 'pdf' });
  }
}

/** Everything that can be edited, as it is drafted, with its versions. */
async function askDocuments(
  ask: Ask,
  all: (as: Asker, path: string, more?: object) => Promise<Row[]>,
): Promise<void> {
  const keys = new Set<string>();
  for (const kind of ['page', 'post', 'term', 'event', 'navigation'])
    for (const { kind: of, id, languages } of await all('owner', '/api/v1/cms/document/filter', { kind }))
      for (const { language } of languages as { language: string }[]) keys.add(`${of}:${id}:${language}`);
  for (const { kind, id, language } of await all('owner', '/api/v1/cms/edit/changes'))
    keys.add(`${kind}:${id}:${language}`);
  const list = [...keys];
  for (let at = 0; at < list.length; at += 20)
    await ask({ as: 'owner', url: `/api/v1/cms/edit/state?documents=${list.slice(at, at + 20).join()}` });
  for (const key of list) {
    const [kind, id, language] = key.split(':');
    await ask({
      as: 'owner',
      url: `/api/v1/cms/edit/versions?kind=${kind}&id=${id}&language=${language}&limit=100`,
    });
  }
}

/** What visitors see of each product, and its price in every shop of the site. */
async function askPrices(ask: Ask, lists: Map<string, Row[]>, { platforms }: Witness): Promise<void> {
  for (const { slug } of lists.get('/api/v1/product/web/filter') ?? [])
    await ask({
      as: 'visitor',
      url: `/api/v1/product/web/get?slug=${slug}&store=${platforms.visitor.headers.store}`,
    });
}
