import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeRedirect, safeRedirect } from './safe-redirect.ts';

test.for([
  '/',
  '/profil',
  '/profil?x=1#a',
  '/profil?x=https://evil.example/',
  '/profil#/a/b?c',
  '/en/shop/investment-studies',
  '/objave/čestitke-i-žalbe',
  '/a%20b/@ime/~kuća_2/',
])('[ROUTE-065] %s is a safe target', (target) => {
  expect(isSafeRedirect(target)).toBe(true);
});

test.for([
  '',
  'x',
  'profil',
  'https://x',
  'HTTPS://x',
  'javascript:alert(1)',
  '//x',
  '///x',
  '/\\x',
  '\\\\x',
  '/a.b',
  '/a b',
  '/a:b',
  '/a;b',
  '/a\n',
  '/\t/evil.example',
  '\t//evil.example',
  ' /profil',
  '/profil?x=a b',
  '/profil?x=\\evil',
  '/profil#a\nb',
  '?x=1',
  '#a',
])('[ROUTE-065] %j is not a safe target', (target) => {
  expect(isSafeRedirect(target)).toBe(false);
});

test('[ROUTE-066] an unsafe remembered target leads home instead', () => {
  expect(safeRedirect('/profil')).toBe('/profil');
  expect(safeRedirect('https://evil.example/')).toBe('/');
  expect(safeRedirect('//evil.example', '/en')).toBe('/en');
  expect(safeRedirect(null)).toBe('/');
  expect(safeRedirect(undefined, '/de')).toBe('/de');
});

const origin = 'http://izlog.example';
const staysHere = (target: string) => new URL(target, `${origin}/prijava`).origin === origin;

test('[ROUTE-065] whatever is called safe stays on this host', () => {
  const odd = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\u0000',
    'x',
    'č',
    '?',
    '#',
    '。',
    '／',
  );
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(target, (text) => {
      if (isSafeRedirect(text)) expect(staysHere(text)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

const vectors = `${import.meta.dirname}/../../../../../shared/data/security/url/urltestdata.json`;

test.skipIf(!existsSync(vectors))(
  '[ROUTE-065] no address of the web platform tests for URLs is safe and leads elsewhere (needs ../shared/data)',
  () => {
    const rows: unknown[] = JSON.parse(readFileSync(vectors, 'utf8'));
    const inputs = rows.flatMap((row) =>
      typeof row === 'object' && row !== null && 'input' in row ? [String(row.input)] : [],
    );
    const safe = inputs.filter(isSafeRedirect);

    expect(inputs.length).toBeGreaterThan(500);
    expect(safe).not.toHaveLength(0);
    expect(safe.filter((input) => !staysHere(input))).toEqual([]);
    expect(inputs.filter((input) => /^[a-z]+:/i.test(input) && isSafeRedirect(input))).toEqual([]);
  },
);
