import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setDomains } from '../../platform/src/services/settings/setup.ts';
import { copyDemo } from '../../platform/test/demo-shop.ts';
import { startNode } from './start-node.ts';

const sites = {
  /** The default site of the installation: PUBLIC_URL is its address. */
  first: { host: 'www.prva.test', main: 'https://www.prva.test', languages: [''] },
  /** Everything the demonstration has, on a domain of its own and a second one. */
  second: { host: 'www.druga.test', main: 'https://www.druga.test', languages: ['', '/en'] },
  aside: { host: 'kampanja.druga.test', main: 'https://www.druga.test', languages: ['/en'] },
};
type SiteName = keyof typeof sites;

/** Screens that no sitemap lists, by their Croatian names: other languages lead to their own. */
const screens = [
  ...['', '/shop', '/shop?page=2', '/objave', '/kosarica', '/naplata', '/prijava', '/registracija'],
  ...['/zaboravljena-lozinka', '/profil', '/pretraga', '/pretraga?search=plan', '/raskid-ugovora'],
  ...['/pretraga?search=plan&category=posts', '/naplata/uspjesna', '/checkout/failure', '/adminLogin'],
  ...['/nema-takve-stranice', '/dogadjaj/1'],
];
const documents = [
  '/.well-known/ucp',
  '/agents.md',
  '/llms.txt',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/docs',
];

let base: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { connectionString, dataDir, drop } = await copyDemo();
  const node = await startNode(connectionString, {
    DATA_DIR: dataDir,
    PUBLIC_URL: sites.first.main,
    TRUST_PROXY: '1',
  });
  base = `http://127.0.0.1:${node.port}`;
  stop = async () => {
    await node.stop();
    await drop();
  };
  const { db, pool } = node.platform.kernel.database;
  const { rows } = await pool.query<{ id: number; name: string }>('select id, name from sites order by id');
  const [large, small] = rows;
  if (!large || !small) throw new Error('The demonstration has two sites.');
  // The small one becomes the main site, so that the rich one is the one that is not.
  await pool.query('update sites set is_default = false');
  await pool.query('update sites set is_default = true where id = $1', [small.id]);
  await setDomains(db, large, [sites.second.main, `https://${sites.aside.host}`]);
  await setDomains(db, small, [sites.first.main]);
  await vi.waitFor(async () => expect((await open('second', '/')).status).toBe(200), 10_000);
}, 180_000);

afterAll(() => stop());

test.for([
  ['first', 15],
  ['second', 40],
  // The kept pages of one domain are not those of another.
  ['aside', 20],
] as const)(
  '[SET-019, CMS-032] no page of the %s site names the address of another one, and all name its main address',
  { timeout: 180_000 },
  async ([name, least]) => {
    const { main, languages } = sites[name];
    const others = Object.values(sites).flatMap((one) => (one.main === main ? [] : [one.host]));
    // Words may speak of localhost; an address of it is this machine's own.
    const foreign = [...others, sites.aside.host, '://localhost', 'localhost:', '127.0.0.1'];
    const kinds = (await sitemap(name)).flatMap(({ xml, paths }) => [
      xml,
      ...paths.slice(0, 2),
      ...paths.slice(-2),
    ]);
    const paths = languages.flatMap((prefix) => screens.map((screen) => `${prefix}${screen}` || '/'));
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const path of new Set([...documents, '/sitemap.xml', ...kinds, ...paths])) {
      const { body, links } = await open(name, path);
      for (const host of foreign) if (body.includes(host)) faults.push(`${path}: ${host}`);
      for (const link of links) if (!link.startsWith(`${main}/`)) faults.push(`${path}: ${link}`);
      if (links.length > 0) seen.add(path);
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(least);
  },
);

test('no two pages, lists or tabs of the demonstration share a title', {
  tags: 'release',
  timeout: 180_000,
}, async () => {
  const listed = (await sitemap('second')).flatMap(({ paths }) => paths);
  for (const prefix of sites.second.languages) {
    const own = listed.filter(
      (path) => /^\/(en|de)(\/|$)/.test(path) === (prefix !== '') && path.startsWith(prefix),
    );
    const addresses = new Map<string, Set<string>>();
    for (const path of new Set([...own, ...screens.map((one) => prefix + one || '/')])) {
      const { status, title, address } = await open('second', path);
      if (status === 200) addresses.set(title, (addresses.get(title) ?? new Set()).add(address));
    }
    const shared = [...addresses].filter(([, those]) => those.size > 1);
    expect(shared.map(([title, those]) => [title, ...those])).toEqual([]);
    expect(addresses.size).toBeGreaterThan(60);
  }
});

/** The parts of a site's sitemap, each with the paths that stand in it. */
async function sitemap(name: SiteName): Promise<Array<{ xml: string; paths: string[] }>> {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const parts = pathsIn((await open(name, '/sitemap.xml')).body);
  return Promise.all(parts.map(async (xml) => ({ xml, paths: pathsIn((await open(name, xml)).body) })));
}

interface Opened {
  status: number;
  body: string;
  title: string;
  /** Where one ended. */
  address: string;
  /** Canonical address, og:url and hreflang. */
  links: string[];
}

/** A page as a browser gets it through a proxy that encrypts, redirects followed. */
async function open(name: SiteName, path: string): Promise<Opened> {
  const { host } = sites[name];
  const headers = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  const answer = await new Promise<{ status: number; location?: string; body: string }>((resolve, reject) => {
    const sent = request(base + path, { headers }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      text(response).then((body) => resolve({ status, location: got.location, body }), reject);
    });
    sent.on('error', reject).end();
  });
  if (answer.location) {
    const goal = new URL(answer.location, `https://${host}`);
    expect(goal.host, path).toBe(host);
    return open(name, goal.pathname + goal.search);
  }
  const tags = answer.body.match(/<(link|meta)[^>]*(canonical|alternate|og:url)"[^>]*>/g) ?? [];
  return {
    ...answer,
    address: path,
    title: /<title>([^<]*)/.exec(answer.body)?.[1] ?? '',
    links: tags.flatMap((tag) => /(?:href|content)="(http[^"]*)"/.exec(tag)?.[1] ?? []),
  };
}
