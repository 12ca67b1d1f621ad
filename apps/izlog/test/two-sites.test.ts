import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { setDomains } from '../../platform/src/services/settings/index.ts';
import { startEmptyDatabase, platformTest as test } from '../../platform/test/kit.ts';
import { startNode } from './start-node.ts';

const sites = {
  /** The default site of the installation: PUBLIC_URL is its address. */
  first: { host: 'www.prva.test', main: 'https://www.prva.test', languages: [''] },
  /** Everything the demonstration has, on a domain of its own and a second one. */
  second: { host: 'www.druga.test', main: 'https://www.druga.test', languages: ['', '/en'] },
  aside: { host: 'kampanja.druga.test', main: 'https://www.druga.test', languages: ['', '/en'] },
};

/** Screens that no sitemap lists, by their Croatian names: other languages lead to their own. */
const screens = [
  ...['', '/shop', '/shop?stranica=2', '/blog', '/kosarica', '/naplata', '/prijava', '/registracija'],
  ...['/zaboravljena-lozinka', '/profil', '/trazi?trazi=plan', '/odustajanje', '/nema-takve-stranice'],
  ...['/naplata/uspjesna', '/naplata/neuspjesna', '/adminLogin'],
];

test('[SET-019, CMS-032] no page of a site names the address of another one, and all name the main address of their own', async () => {
  const { connectionString, drop } = await startEmptyDatabase();
  const node = await startNode(connectionString, { PUBLIC_URL: sites.first.main, TRUST_PROXY: '1' });
  const base = `http://127.0.0.1:${node.port}`;
  const { db, pool } = node.platform.kernel.database;
  const { rows } = await pool.query<{ id: number; name: string }>('select id, name from sites order by id');
  const [large, small] = rows;
  if (!large || !small) throw new Error('The demonstration has two sites.');
  // The small one becomes the main site, so that the rich one is the one that is not.
  await pool.query('update sites set is_default = false');
  await pool.query('update sites set is_default = true where id = $1', [small.id]);
  await setDomains(db, large, [sites.second.main, `https://${sites.aside.host}`]);
  await setDomains(db, small, [sites.first.main]);
  await expect.poll(async () => (await open(base, 'second', '/')).status, { interval: 50 }).toBe(200);

  for (const name of ['first', 'second', 'aside'] as const) {
    const { main } = sites[name];
    const others = Object.values(sites).flatMap((one) => (one.main === main ? [] : [one.host]));
    const hasWrongAddress = (body: string) =>
      [...others, 'kampanja.druga.test', 'localhost', '127.0.0.1'].filter((host) => body.includes(host));
    const paths = new Set([
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/api/openapi.json',
      '/api/docs',
    ]);
    for (const prefix of sites[name].languages)
      for (const screen of screens) paths.add(`${prefix}${screen}` || '/');
    for (const path of await oneOfEachKind(base, name)) paths.add(path);
    const faults: string[] = [];
    let pages = 0;
    for (const path of paths) {
      // Twice: made, and kept.
      for (const _time of [1, 2]) {
        const { body, links } = await open(base, name, path);
        const wrong = hasWrongAddress(body);
        if (wrong.length > 0) faults.push(`${name}${path}: ${wrong}`);
        for (const link of links) if (!link.startsWith(`${main}/`)) faults.push(`${name}${path}: ${link}`);
        pages += links.length > 0 ? 1 : 0;
      }
    }
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(name === 'first' ? 20 : 60);
  }
  await node.stop();
  await drop();
}, 120_000);

/** The parts of the sitemap of a site, and of each the first and the last page in all its languages. */
async function oneOfEachKind(url: string, name: keyof typeof sites): Promise<string[]> {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const parts = pathsIn((await open(url, name, '/sitemap.xml')).body);
  const found = await Promise.all(
    parts.map(async (part) => {
      const paths = pathsIn((await open(url, name, part)).body);
      return [part, ...paths.slice(0, 3), ...paths.slice(-3)];
    }),
  );
  return found.flat();
}

/** A page as a browser gets it through a proxy that encrypts, redirects followed; `links` are canonical, og:url and hreflang. */
async function open(
  url: string,
  name: keyof typeof sites,
  path: string,
): Promise<{ status: number; body: string; links: string[] }> {
  const answer = await new Promise<{ status: number; location?: string; body: string }>((resolve, reject) => {
    const headers = {
      host: sites[name].host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    request(url + path, { headers }, async (response) => {
      const { statusCode = 0 } = response;
      resolve({ status: statusCode, location: response.headers.location, body: await text(response) });
    })
      .on('error', reject)
      .end();
  });
  if (answer.location) {
    const goal = new URL(answer.location, `https://${sites[name].host}`);
    expect(goal.host, path).toBe(sites[name].host);
    return open(url, name, goal.pathname + goal.search);
  }
  const tags =
    answer.body.match(/<(link|meta)[^>]*(rel="canonical"|rel="alternate"|property="og:url")[^>]*>/g) ?? [];
  return { ...answer, links: tags.flatMap((tag) => /(?:href|content)="([^"]*)"/.exec(tag)?.[1] ?? []) };
}
