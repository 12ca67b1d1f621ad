import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('plain text becomes paragraphs and line breaks', () => {
  expect(cleanHtml(' Prvi red\ndrugi > red\n\n"Novi" odlomak ')).toBe(
    '<p>Prvi red<br />drugi > red</p>\n<p>&quot;Novi&quot; odlomak</p>',
  );
});

test('text, lists and links stay; scripts, handlers, styles and foreign pictures go', () => {
  const html = cleanHtml(
    '<h1 onclick="x()">Opis</h1><p style="color:red">Meko <b>platno</b><img src="https://x.example/p.png">' +
      '<script>alert(1)</script> <a href="https://a.example/">više</a> <a href="javascript:alert(1)">ne</a></p>',
  );

  expect(html).toBe(
    '<h2>Opis</h2><p>Meko <b>platno</b> <a href="https://a.example/" rel="nofollow noopener">više</a> ' +
      '<a rel="nofollow noopener">ne</a></p>',
  );
});

const list = '../shared/data/security/lists/xss_injection/JHADDIX_XSS.txt';

test.skipIf(!existsSync(list))('nothing of a public list of script injections survives as markup', () => {
  const entries = readFileSync(list, 'utf8').split('\n').filter(Boolean);

  for (const entry of entries)
    expect(cleanHtml(entry)).not.toMatch(
      /<(?:script|iframe|img|svg|object|embed|style)|<[^>]*\son\w+\s*=|<[^>]*javascript:/i,
    );
  expect(entries.length).toBeGreaterThan(50);
});
