import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { redirectedQueries } from '../http/redirected-queries.ts';
import { makePage, type Page, squeezed, variantFor } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { pageAddress } from './page-key.ts';

const minutes = 60_000;

describe('kept pages', () => {
  test('[API-015] a second equal request is answered without building again, another language is built on its own', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
    const built: string[] = [];
    const ask = async (key: string, language: string) => {
      const found = cache.lookUp(key);
      if (found && !found.isStale) return found.page;
      return cache.rebuild(key, () => {
        built.push(key);
        return pageOf(key, { language });
      });
    };

    await ask('/shop', 'hrv');
    await ask('/shop', 'hrv');
    await ask('/en/shop', 'eng');

    expect(built).toEqual(['/shop', '/en/shop']);
  });

  test('[API-016] a page is kept for five minutes and is then built again', async () => {
    let now = 0;
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes, now: () => now });
    await cache.rebuild('/shop', () => pageOf('old', { builtAt: now }));

    now = 5 * minutes;
    const atFive = cache.lookUp('/shop');
    now += 1;
    const later = cache.lookUp('/shop');

    expect(atFive?.isStale).toBe(false);
    expect(later?.isStale).toBe(true);
  });

  test('[API-016] a dropped tag makes the pages that carry it stale, and no other and of no other site', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
    await cache.rebuild('a', () => pageOf('a', { tags: ['product:1'] }));
    await cache.rebuild('b', () => pageOf('b', { tags: ['product:2'] }));
    await cache.rebuild('c', () => pageOf('c', { tags: ['product:1'], site: 2 }));

    cache.drop(1, ['product:1']);

    expect(['a', 'b', 'c'].map((key) => cache.lookUp(key)?.isStale)).toEqual([true, false, false]);
  });

  test('a page that many ask for is compressed once more, as small as it can be', async () => {
    const squeezing: Promise<Page>[] = [];
    const squeeze = (page: Page) => {
      squeezing.push(squeezed(page));
      return squeezing[0] as Promise<Page>;
    };
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes, squeeze });
    const text = Array.from({ length: 5000 }, (_, index) => `proizvod ${index % 97} ${index}`).join(', ');
    const page = await cache.rebuild('a', () => pageOf(text));
    for (let visitor = 0; visitor < 100; visitor++) cache.ready('a');

    await Promise.all(squeezing);
    const small = cache.ready('a');

    expect(squeezing).toHaveLength(1);
    expect(small?.br.body.length).toBeLessThan(0.97 * (page?.br.body.length ?? 0));
    expect(brotliDecompressSync(small?.br.body ?? '').toString()).toBe(text);
    expect(small?.br.headers).toContain(String(small?.br.body.length));
    expect(small?.etag).toBe(page?.etag);
  });

  test('a page that changes while it is compressed once more stays the new one', async () => {
    const { promise, resolve } = Promise.withResolvers<Page | undefined>();
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes, squeeze: () => promise });
    const old = await cache.rebuild('a', () => pageOf('old'));
    for (let visitor = 0; visitor < 20; visitor++) cache.ready('a');
    const fresh = await cache.rebuild('a', () => pageOf('new'));

    resolve(old);
    await promise;
    await Promise.resolve();

    expect(cache.ready('a')).toBe(fresh);
  });

  test('one request rebuilds a stale page while all others get the old one', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
    await cache.rebuild('a', () => pageOf('old', { tags: ['product:1'] }));
    cache.drop(1, ['product:1']);
    let builds = 0;
    const building = cache.rebuild('a', async () => {
      builds += 1;
      await pause(20);
      return pageOf('new');
    });

    const meanwhile = cache.lookUp('a');
    const joined = await cache.rebuild('a', () => pageOf('never'));
    await building;

    expect(meanwhile?.isBeingRebuilt).toBe(true);
    expect(textOf(meanwhile?.page)).toBe('old');
    expect(textOf(joined)).toBe('new');
    expect(builds).toBe(1);
  });

  test('a page built from data that changed meanwhile is stale from the start', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });

    await cache.rebuild('a', async () => {
      cache.drop(1, ['product:1']);
      return pageOf('a', { tags: ['product:1'] });
    });

    expect(cache.lookUp('a')?.isStale).toBe(true);
  });

  test('a page that is being built while pages are cleared is kept for nobody, and who asks then gets a new one', async () => {
    for (const which of [{}, { site: 1 }]) {
      const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
      const { promise, resolve } = Promise.withResolvers<Page>();
      const before = cache.rebuild('a', () => promise);

      cache.clear(which);
      const after = cache.rebuild('a', () => pageOf('locked'));
      resolve(await pageOf('open'));

      expect(textOf(await before)).toBe('open');
      expect(textOf(await after)).toBe('locked');
      expect(textOf(cache.ready('a'))).toBe('locked');
    }
  });

  test('a build that fails leaves the old page and the next request tries again', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
    await cache.rebuild('a', () => pageOf('old', { tags: ['x'] }));
    cache.drop(1, ['x']);

    await expect(cache.rebuild('a', () => Promise.reject(new Error('platform away')))).rejects.toThrow(
      'platform away',
    );
    const after = cache.lookUp('a');

    expect(textOf(after?.page)).toBe('old');
    expect(after?.isBeingRebuilt).toBe(false);
    expect(after?.isStale).toBe(true);
  });

  test('the cache forgets the pages that were asked for longest ago when it is full', async () => {
    const cache = createPageCache({ maxBytes: 30_000, maxAge: 5 * minutes });
    for (let index = 0; index < 50; index += 1)
      await cache.rebuild(`p${index}`, () => pageOf(`page ${index}`));

    const kept = cache.list().reduce((sum, group) => sum + group.entries, 0);

    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(50);
    expect(cache.lookUp('p0')).toBeUndefined();
    expect(cache.lookUp('p49')).toBeDefined();
  });

  test('clearing one language of a site leaves its other languages and the other sites', async () => {
    const cache = createPageCache({ maxBytes: 1e7, maxAge: 5 * minutes });
    await cache.rebuild('hr', () => pageOf('hr'));
    await cache.rebuild('en', () => pageOf('en', { language: 'eng' }));
    await cache.rebuild('two', () => pageOf('two', { site: 2 }));

    const cleared = cache.clear({ site: 1, language: 'hrv' });

    expect(cleared).toBe(1);
    expect(cache.list().map((group) => [group.site, group.language])).toEqual([
      [1, 'eng'],
      [2, 'hrv'],
    ]);
  });
});

describe('the bytes that are sent', () => {
  test('every encoding holds the same page, and what the browser refuses is not sent', async () => {
    const plain = 'žuti šešir '.repeat(100);
    const page = await pageOf(plain);

    expect(brotliDecompressSync(page.br.body).toString()).toBe(plain);
    expect(gunzipSync(page.gzip.body).toString()).toBe(plain);
    expect(variantFor(page, 'gzip, deflate, br, zstd')).toBe(page.br);
    expect(variantFor(page, 'gzip, br;q=0')).toBe(page.gzip);
    for (const accepted of ['zstd', 'identity', undefined]) {
      const { body, headers } = variantFor(page, accepted);
      expect(body.toString()).toBe(plain);
      expect(headers).toContain(String(Buffer.byteLength(plain)));
      expect(headers).not.toContain('content-encoding');
    }
  });
});

describe('the key of a page', () => {
  const policies = (pathname: string) =>
    pathname === '/kosarica'
      ? undefined
      : {
          params: { page: /^\d{1,4}$/, sort: /^[a-z-]+$/ },
          others: pathname === '/shop' ? ('bypass' as const) : ('drop' as const),
        };
  const keyOf = (url: string) => pageAddress('http://shop.test', url, policies);

  test('[CMS-037] an address that a redirect leads away with its query is left to the site', async () => {
    const rows = [{ from_path: '/?p=101' }, { from_path: '/članak?id=2' }];
    const queries = redirectedQueries({ pool: { query: async () => ({ rows }) } as never }, () => {});
    const keyed = (url: string) => pageAddress('http://shop.test', url, policies, queries.has)?.url;
    expect(keyed('/?p=101')).toBe('/');
    await queries.read();

    for (const url of ['/?p=101', '/en/?p=101', '/en?p=101', '/%C4%8Dlanak/?id=2'])
      expect(keyed(url)).toBe(undefined);
    expect(keyed('/?p=1010')).toBe('/');
  });

  test('unknown parameters and campaign marks are dropped from the key and from the request', () => {
    expect(keyOf('/shop?utm_source=x&page=2&fbclid=1&srsltid=A1&_gl=1*1')).toEqual({
      key: 'http://shop.test/shop?page=2',
      url: '/shop?page=2',
    });
    expect(keyOf('/o-nama?a=1&b=2')).toEqual({ key: 'http://shop.test/o-nama', url: '/o-nama' });
  });

  test('the order of parameters makes no second page', () => {
    expect(keyOf('/shop?sort=newest&page=2')).toEqual(keyOf('/shop?page=2&sort=newest'));
  });

  test('a parameter that may be a filter, and the modes of staff, are never kept', () => {
    expect(keyOf('/shop?boja=3,4')).toBeUndefined();
    expect(keyOf('/o-nama?editPage=true')).toBeUndefined();
    expect(keyOf('/o-nama?mobileView=true')).toBeUndefined();
    expect(keyOf('/o-nama?preview=a-token')).toBeUndefined();
  });

  test('parameters named like what every object has are like any other', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(keyOf(`/shop?${name}=1`)).toBeUndefined();
      expect(keyOf(`/o-nama?${name}=1`)?.url).toBe('/o-nama');
    }
  });

  test('a known parameter with nonsense, or given twice, is not kept; nor is a path that is never kept', () => {
    expect(keyOf('/shop?page=999999999')).toBeUndefined();
    expect(keyOf('/shop?page=1&page=2')).toBeUndefined();
    expect(keyOf('/kosarica')).toBeUndefined();
  });

  test('only the plain spelling of a path is kept, or one page could fill the memory under many names', () => {
    for (const path of ['/', '/shop', '/o-nama', '/a.b_c~d', '/%C4%8Dokolada', '/knjige%20i%20karte'])
      expect(keyOf(path)?.url, path).toBe(path);
    for (const path of [
      '/%73hop',
      '/a@b',
      '/%zz',
      '/SHOP',
      '/%c4%8dokolada',
      '/%2e%2e/',
      '/./shop',
      '/../shop',
      '//shop',
      '/shop//x',
      '/\\shop',
      '/shop#x',
      '/č',
    ])
      expect(keyOf(path), path).toBeUndefined();
  });
});

const textOf = (page: Page | undefined) => page && variantFor(page, undefined).body.toString();

function pageOf(
  html: string,
  extra: { language?: string; site?: number; tags?: string[]; builtAt?: number } = {},
) {
  return makePage({
    html: Buffer.from(html),
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    site: extra.site ?? 1,
    language: extra.language ?? 'hrv',
    tags: extra.tags ?? [],
    builtAt: extra.builtAt ?? Date.now(),
  });
}
