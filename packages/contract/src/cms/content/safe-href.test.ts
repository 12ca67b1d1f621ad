import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeHref } from './safe-href.ts';

test('local paths, anchors and http, https, mailto and tel addresses may stand in content', () => {
  const safe = [
    '/',
    '/kontakt',
    '/o-nama?x=1#tim',
    '/a/b_c/d%20e/@f~g',
    '#vrh',
    'https://primjer.hr',
    'http://primjer.hr:8080/a?b=c#d',
    'HTTPS://PRIMJER.HR/',
    'mailto:info@primjer.hr',
    'tel:+3851234567',
  ];

  expect(safe.filter((href) => !isSafeHref(href))).toEqual([]);
});

test('scripts, data, other schemes, other hosts in disguise and broken addresses may not', () => {
  const unsafe = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//zlo.example',
    '/\\zlo.example',
    '\\\\zlo.example',
    'kontakt',
    '',
    'https://',
    'https://a b.hr',
    'https://a.hr/"onmouseover="x',
    'mailto:',
  ];

  expect(unsafe.filter(isSafeHref)).toEqual([]);
});

test('whatever is called safe stays on the site or has an allowed scheme for a browser too', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (href) => {
        if (!isSafeHref(href)) return;
        const url = new URL(href, 'https://nasa.trgovina.hr');
        const isLocal = url.origin === 'https://nasa.trgovina.hr';
        expect(isLocal || ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)).toBe(true);
        if (href.startsWith('/')) expect(isLocal).toBe(true);
      },
    ),
  );
});
