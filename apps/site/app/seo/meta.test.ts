import { expect, test } from 'vitest';
import { directionOf } from '#site/i18n/direction.ts';
import { pack } from '#site/render/pack.server.ts';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = { title: 'Poslovni plan', path: '/product/poslovni-plan' };
const headOf = (seo: PageFacts | undefined, error?: unknown, frame = demoFrame) =>
  meta({
    error,
    matches: [{ id: 'root', loaderData: pack({}, frame) }, undefined, { id: 'product', loaderData: { seo } }],
  });
const named = (name: string, seo: PageFacts) =>
  headOf(seo).find((tag) => 'name' in tag && tag.name === name) as { content?: string } | undefined;
const property = (name: string, seo: PageFacts) =>
  (headOf(seo).find((tag) => 'property' in tag && tag.property === name) as { content?: string } | undefined)
    ?.content;

test('a page has its title with the name of the site, its description and its canonical address', () => {
  const head = headOf({ ...facts, description: 'Što plan sadrži.' });

  expect(head).toContainEqual({ title: 'Poslovni plan | Izlog' });
  expect(head).toContainEqual({ name: 'description', content: 'Što plan sadrži.' });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://izlog.example/product/poslovni-plan',
  });
});

test('a page without a translation is canonically at the address of the language it shows', () => {
  const english = demoFrame.languages.find(({ code2 }) => code2 === 'en');
  if (!english) throw new Error('the demonstration has English');
  const frame = { ...demoFrame, language: english };
  const seo = { title: 'Samo hrvatski', path: '/en/samo-hrvatski' };
  const canonical = (alternates: PageFacts['alternates']) =>
    headOf({ ...seo, ...(alternates ? { alternates } : {}) }, undefined, frame).find(
      (tag) => 'rel' in tag && tag.rel === 'canonical',
    );

  const croatian = { code2: 'hr', path: '/samo-hrvatski' };
  expect(canonical([croatian])).toMatchObject({ href: 'http://izlog.example/samo-hrvatski' });
  expect(canonical([croatian, { code2: 'en', path: '/en/samo-hrvatski' }])).toMatchObject({
    href: 'http://izlog.example/en/samo-hrvatski',
  });
  expect(canonical(undefined)).toMatchObject({ href: 'http://izlog.example/en/samo-hrvatski' });
});

test('[I18N-002] a document in a language that is written from the right says so', () => {
  expect(['ar', 'fa', 'he', 'ur', 'ar-EG'].map(directionOf)).toEqual(Array(5).fill('rtl'));
  expect(['hr', 'en', 'de', 'ku', 'hy'].map(directionOf)).toEqual(Array(5).fill(undefined));
});

test('the page that is called like the site says its name once', () => {
  expect(headOf({ title: 'Izlog', path: '/' })).toContainEqual({ title: 'Izlog' });
});

test('a page in several languages names each of them and the one for everybody else', () => {
  const alternates = [
    { code2: 'hr', path: '/product/poslovni-plan' },
    { code2: 'en', path: '/en/product/business-plan' },
  ];

  const links = headOf({ ...facts, alternates }).flatMap((tag) =>
    'hrefLang' in tag ? [[tag.hrefLang, tag.href]] : [],
  );

  expect(links).toEqual([
    ['hr', 'http://izlog.example/product/poslovni-plan'],
    ['en', 'http://izlog.example/en/product/business-plan'],
    ['x-default', 'http://izlog.example/product/poslovni-plan'],
  ]);
});

test('x-default is the default language, also where the site names another first', () => {
  const languages = demoFrame.languages.toSorted((a, b) => Number(a.isDefault) - Number(b.isDefault));
  const alternates = [
    { code2: 'en', path: '/en/product/business-plan' },
    { code2: 'hr', path: '/product/poslovni-plan' },
  ];

  const head = headOf({ ...facts, alternates }, undefined, { ...demoFrame, languages });

  expect(languages[0]?.isDefault).toBe(false);
  expect(head.find((tag) => 'hrefLang' in tag && tag.hrefLang === 'x-default')).toMatchObject({
    href: 'http://izlog.example/product/poslovni-plan',
  });
});

test('a page in one language names no languages', () => {
  const head = headOf({ ...facts, alternates: [{ code2: 'hr', path: facts.path }] });

  expect(head.filter((tag) => 'hrefLang' in tag)).toEqual([]);
});

test('a preview has title, address and a picture with its whole address', () => {
  const page: PageFacts = { ...facts, image: '/api/v1/media/file/ab/LargeSize.jpeg', type: 'product' };

  expect(property('og:title', page)).toBe('Poslovni plan');
  expect(property('og:url', page)).toBe('http://izlog.example/product/poslovni-plan');
  expect(property('og:type', page)).toBe('product');
  expect(property('og:locale', page)).toBe('hr_HR');
  expect(property('og:image', page)).toBe('http://izlog.example/api/v1/media/file/ab/LargeSize.jpeg');
  expect(named('twitter:card', page)?.content).toBe('summary_large_image');
  expect(named('twitter:card', facts)?.content).toBe('summary');
});

test.for([
  ['hr', 'hr_HR'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['sr', 'sr_RS'],
  ['pt', 'pt_BR'],
])('a preview in %s names its language with the territory', ([code2 = '', locale]) => {
  const frame = { ...demoFrame, language: { ...demoFrame.language, code2 } };
  const { language, region } = new Intl.Locale(code2).maximize();

  expect(headOf(facts, undefined, frame)).toContainEqual({ property: 'og:locale', content: locale });
  expect(locale).toBe(`${language}_${region}`);
});

test('cart, profile and other private pages stay out of search engines, all others do not', () => {
  expect(named('robots', { ...facts, isPrivate: true })?.content).toBe('noindex');
  expect(named('robots', facts)).toBeUndefined();
});

test('error pages and pages that say nothing of themselves stay out of search engines', () => {
  expect(headOf(facts, new Error('broken'))).toEqual([{ name: 'robots', content: 'noindex' }]);
  expect(headOf(undefined)).toEqual([{ title: 'Izlog' }, { name: 'robots', content: 'noindex' }]);
  expect(meta({ matches: [] })).toEqual([{ name: 'robots', content: 'noindex' }]);
});

test('structured data stands in the head as it is', () => {
  const jsonLd = [{ '@type': 'Product', name: '</script>' }];

  expect(headOf({ ...facts, jsonLd })).toContainEqual({ 'script:ld+json': jsonLd[0] });
});

test('the browser finds the structured data of the page it opened in its head, and those of no other page', () => {
  const data = { '@type': 'Product', name: 'Poslovni plan' };
  document.head.innerHTML = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  document.body.innerHTML = `<script type="application/json" id="data-7">${JSON.stringify({ seo: facts })}</script>`;
  const structuredOf = (loaderData: unknown) =>
    meta({
      matches: [
        { id: 'root', loaderData: pack({}, demoFrame) },
        { id: 'product', loaderData },
      ],
    }).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));

  expect(structuredOf({ place: 7 })).toEqual([data]);
  expect(structuredOf({ json: JSON.stringify({ seo: facts }) })).toEqual([]);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
