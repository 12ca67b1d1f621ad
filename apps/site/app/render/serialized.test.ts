import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';
import { pack, serializedScripts } from './pack.server.ts';
import { dataOf, unpack } from './serialized.ts';

afterEach(() => document.body.replaceChildren());

test('the server draws from the very thing, the browser from what stands in the page, each time the same object', () => {
  const list = { tiles: [{ name: '</script><!-- “Nalivpero”', price: null }] };
  const site = { serialized: [{}] };

  const serialized = pack(site, list);
  const received = structuredClone(serialized);
  document.body.innerHTML = serializedScripts(site.serialized);

  expect(received).toEqual({ place: 1 });
  expect(unpack(serialized)).toBe(list);
  expect(unpack(received)).toEqual(list);
  expect(unpack(received)).toBe(unpack(received));
});

test('scripts that ask for data alone get it as one text', () => {
  const serialized = pack({}, { id: 1 });

  expect(serialized).toEqual({ json: '{"id":1}' });
  expect(dataOf(structuredClone(serialized))).toEqual({ id: 1 });
});

test('whatever is plain comes out of a page as it went in, and never ends its element', () => {
  const one = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ stringUnit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 3 }), (values) => {
      const site = { serialized: [] };
      const received = values.map((value) => structuredClone(pack(site, value as object)));
      document.body.innerHTML = serializedScripts(site.serialized);

      const whole = JSON.parse(JSON.stringify(values));
      expect(received.map((data) => unpack(data))).toEqual(whole);
      expect(document.querySelectorAll('body > *')).toHaveLength(values.length);
    }),
  );
});

test('what JSON would make something else of is refused by the compiler', () => {
  // @ts-expect-error: the browser would get a text
  pack({}, { at: new Date(0) });
  // @ts-expect-error: the browser would get an empty object
  pack({}, { names: new Map([['hr', 'Planer']]) });
});

test('what was never packed is taken as it is', () => {
  for (const data of [undefined, null, 'json', { seo: {} }, { json: 7 }, { place: '1' }])
    expect(dataOf(data)).toBe(data);
});

test('a page has its data as JSON at its end, the same address with .data as one text', async () => {
  const site = await startSite();

  const { document: page } = await site.visit('/shop');
  const { html: data } = await site.visit('/shop.data');

  const texts = [...page.querySelectorAll('body > script[type="application/json"]')].map(
    (script) => script.textContent ?? '',
  );
  expect(texts.map((text) => Object.keys(JSON.parse(text)))).toEqual(
    expect.arrayContaining([expect.arrayContaining(['siteName']), expect.arrayContaining(['tiles'])]),
  );
  expect(data).toContain('\\"tiles\\":');
});
