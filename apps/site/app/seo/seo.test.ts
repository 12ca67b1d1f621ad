import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';
import { sitemapOptions } from './sitemap-options.ts';
import { sitemapXml } from './sitemap-xml.ts';

const head = async (path: string) => (await (await startSite()).visit(path)).document.head;
const content = (root: Element, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const structured = (root: Element) =>
  [...root.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent ?? '{}'),
  );

test('a page has title, description, canonical address and preview', async () => {
  const page = await head('/product/racun-prije-betona?utm_source=x');

  expect(page.querySelector('title')?.textContent).toBe('Račun prije betona | Izlog');
  expect(content(page, 'description')).toBe('Priručnik za prvi račun.');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://izlog.example/product/racun-prije-betona',
  );
  expect(content(page, 'og:title')).toBe('Račun prije betona');
  expect(content(page, 'og:type')).toBe('product');
});

test('hreflang names the languages that have the page, and the default one for everybody else', async () => {
  const page = await head('/de/produkt/racun-prije-betona');

  const links = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['hr', 'http://izlog.example/product/racun-prije-betona'],
    ['de', 'http://izlog.example/de/produkt/rechnung-vor-beton'],
    ['x-default', 'http://izlog.example/product/racun-prije-betona'],
  ]);
});

test('a product tells search engines its offer and the way to it', async () => {
  const [product, crumbs] = structured(await head('/product/racun-prije-betona'));

  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'RPB-1',
    offers: { price: '28.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Početna',
    'Trgovina',
    'Knjige',
    'Račun prije betona',
  ]);
});

test('the home page tells who runs the shop', async () => {
  expect(structured(await head('/'))).toMatchObject([{ '@type': 'Organization', name: 'Izlog' }]);
});

test('the visitor’s own pages and filtered lists stay out of search engines, lists do not', async () => {
  expect(content(await head('/kosarica'), 'robots')).toBe('noindex');
  expect(content(await head('/shop?kind=4'), 'robots')).toBe('noindex');
  expect(content(await head('/nema-me'), 'robots')).toBe('noindex');
  expect(content(await head('/shop'), 'robots')).toBeUndefined();
});

test('robots.txt names the sitemap and keeps the back office out', async () => {
  const { html, response } = await (await startSite()).visit('/robots.txt');

  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(html).toContain('Sitemap: http://izlog.example/sitemap.xml');
  expect(html).toContain('Disallow: /admin');
});

test('the web manifest has the name of the site', async () => {
  const { html, response } = await (await startSite()).visit('/manifest.webmanifest');

  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(JSON.parse(html)).toMatchObject({
    name: 'Izlog',
    lang: 'hr',
    start_url: '/',
    shortcuts: [{ name: 'Članska kartica', url: '/profil/kartica' }],
  });
});

test('[ACCT-037] the member card can be put on the home screen by itself', async () => {
  const { html } = await (await startSite()).visit('/manifest.webmanifest?start=card');

  expect(JSON.parse(html)).toMatchObject({
    id: '/profil/kartica',
    name: 'Izlog: Članska kartica',
    start_url: '/profil/kartica',
    display: 'standalone',
  });
  for (const { src } of JSON.parse(html).icons) {
    expect(existsSync(join(import.meta.dirname, '../../public', src))).toBe(true);
  }
});

test('[CMS-033] both parts of SiteMapOptions are on unless switched off', () => {
  expect(sitemapOptions(undefined)).toEqual({ hreflang: true, images: true });
  expect(sitemapOptions('{"images":false}')).toEqual({ hreflang: true, images: false });
  expect(sitemapOptions('not json')).toEqual({ hreflang: true, images: true });
});

test('[CMS-032] signs that mean something in XML are written out', () => {
  const xml = sitemapXml('https://a.example', [
    { path: "/a?b=1&c='<", updatedAt: '2026-01-01', alternates: [], images: [] },
  ]);

  expect(xml).toContain('<loc>https://a.example/a?b=1&amp;c=&apos;&lt;</loc>');
  expect(new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')).toBeNull();
});

test('structured data stand in the page once, and are not asked for by scripts', async () => {
  const site = await startSite();
  const { html, document } = await site.visit('/product/racun-prije-betona');
  const data = await site.visit('/product/racun-prije-betona.data');

  expect(structured(document.head)).toHaveLength(2);
  expect(html.match(/BreadcrumbList/g)).toHaveLength(1);
  expect(data.html).toContain('Račun prije betona');
  expect(data.html).not.toContain('BreadcrumbList');
});
