import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { xmlResponse } from './xml-response.ts';

const origin = 'http://izlog.example';
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, tag: string) =>
  [...read(xml).getElementsByTagName(tag)].map((one) => one.textContent);

test('[CMS-032] a part lists addresses with their languages and pictures', () => {
  const xml = sitemapXml(origin, [
    {
      path: '/product/plan',
      updatedAt: '2026-01-01T00:00:00.000Z',
      alternates: [{ hreflang: 'de', path: '/de/produkt/plan' }],
      images: ['/api/v1/media/file/ab/LargeSize.jpeg'],
    },
  ]);

  expect(texts(xml, 'loc')).toEqual(['http://izlog.example/product/plan']);
  expect(texts(xml, 'lastmod')).toEqual(['2026-01-01T00:00:00.000Z']);
  expect(texts(xml, 'image:loc')).toEqual(['http://izlog.example/api/v1/media/file/ab/LargeSize.jpeg']);
  const [link] = read(xml).getElementsByTagName('xhtml:link');
  expect(link?.getAttribute('hreflang')).toBe('de');
  expect(link?.getAttribute('href')).toBe('http://izlog.example/de/produkt/plan');
});

test('[ROUTE-012] whatever an address holds, the sitemap stays XML and gives it back', () => {
  const path = `/a&b<c>"d'e`;
  const entry = { path, updatedAt: '2026-01-01', alternates: [{ hreflang: 'de', path }], images: [path] };

  expect(texts(sitemapXml(origin, [entry]), 'loc')).toEqual([origin + path]);
  expect(texts(sitemapXml(origin, [entry]), 'image:loc')).toEqual([origin + path]);
  expect(texts(sitemapIndexXml(origin, [{ path, updatedAt: null }]), 'loc')).toEqual([origin + path]);
});

test('[ROUTE-012, CMS-032] the index names the parts and when they changed, if that is known', () => {
  const xml = sitemapIndexXml(origin, [
    { path: '/sitemap-product-1.xml', updatedAt: '2026-01-01T00:00:00.000Z' },
    { path: '/sitemap-page-1.xml', updatedAt: null },
  ]);

  expect(texts(xml, 'loc')).toEqual([
    'http://izlog.example/sitemap-product-1.xml',
    'http://izlog.example/sitemap-page-1.xml',
  ]);
  expect(texts(xml, 'lastmod')).toEqual(['2026-01-01T00:00:00.000Z']);
});

test('[ROUTE-012] the sitemap is sent as application/xml', () => {
  expect(xmlResponse('<x/>').headers.get('content-type')).toBe('application/xml; charset=utf-8');
});
