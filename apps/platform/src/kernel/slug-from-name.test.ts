import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugFromName } from './slug-from-name.ts';

test('[EDIT-018] a name of any language that can be chosen gives an address in Latin letters', () => {
  const cases = {
    'ŁÓDŹ łąka': 'lodz-laka',
    'Ørsted Æble Åse': 'orsted-aeble-ase',
    'İstanbul ığdır': 'istanbul-igdir',
    'Œuvre cœur': 'oeuvre-coeur',
    'Größe für Ärzte': 'groesse-fuer-aerzte',
    'Ћирилица наслов': 'cirilica-naslov',
    'Љубав, ђак и џем од шљива': 'ljubav-dak-i-dzem-od-sljiva',
    Ελληνικά: 'ellinika',
    'Щука и жизнь': 'shchuka-i-zhizn',
    'Đačka žlica „330 ml”!': 'dacka-zlica-330-ml',
    'S\u030cest koraka': 'sest-koraka',
    'The owner’s sums': 'the-owners-sums',
    'ქართული ენა': 'kartuli-ena',
    한국어: 'hangugeo',
  };

  expect(Object.fromEntries(Object.keys(cases).map((name) => [name, slugFromName(name, '')]))).toEqual(cases);
  for (const name of [
    '中文标题',
    'カタカナ',
    'مرحبا',
    'שלום',
    'हिन्दी',
    'ไทย',
    'Հայերեն',
    'አማርኛ',
    'বাংলা',
    'தமிழ்',
    'ខ្មែរ',
    'မြန်မာ',
    'ລາວ',
    'සිංහල',
  ])
    expect(slugFromName(name, '')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slugFromName('❤ !!', 'product-12')).toBe('product-12');
});

test('whatever a name is, its slug has the form of one, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugFromName(name, 'x');
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(200);
      expect(slugFromName(slug, 'x')).toBe(slug);
    }),
  );
});
