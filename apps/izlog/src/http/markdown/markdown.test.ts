import { expect, test } from 'vitest';
import { movedAsMarkdown, pageAsMarkdown } from './asked-page.ts';
import { pageToMarkdown } from './page-to-markdown.ts';

test('[DOOR-07] an address with .md means its page, in any language and with its query', () => {
  const asked = [
    '/index.md',
    '/en/index.md',
    '/shop/lonac.md',
    '/pretraga.md?search=a.md',
    '/',
    '/shop',
    '/agents.md',
  ];

  expect(asked.map((url) => pageAsMarkdown(url, undefined))).toEqual([
    ...['/', '/en', '/shop/lonac', '/pretraga?search=a.md'],
    ...[undefined, undefined, undefined],
  ]);
});

test.for([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, */*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
] as const)('[DOOR-07] accept %s: %s', ([accept, isMarkdown]) => {
  expect(pageAsMarkdown('/shop', accept)).toBe(isMarkdown ? '/shop' : undefined);
});

test('[DOOR-07] who asked by .md is led on to .md', () => {
  expect(['/novo?a=1#b', '/en/'].map(movedAsMarkdown)).toEqual(['/novo.md?a=1#b', '/en/index.md']);
});

test('[DOOR-07] words, prices and tables of the page stay, what is for hands and eyes goes, links are whole', () => {
  const html = `<html lang="hr"><head><title>Lonac: "ljeti"
    ---</title><meta name="description" content="Od lijevanog željeza">
    <link rel="canonical" href="https://a.test/product/lonac"></head><body><header>Izbornik</header>
    <main><h1>Lonac</h1><p><del>60,00 €</del> <strong>45,00 €</strong></p><svg><title>znak</title></svg>
    <form method="post"><label><input type="radio"> Crna</label><button>Dodaj</button></form><p hidden>skriveno</p><form><label>Najviše</label></form>
    <p><b>Planovi</b><small>9</small></p><a href="/x"><svg></svg></a>
    <table><thead><tr><th>Svojstvo</th><th>Vrijednost</th></tr></thead><tbody><tr><td>Masa</td><td>2 kg</td></tr></tbody></table>
    <a href="/dostava">Dostava</a> <img src="/a.jpg" alt="Lonac"><img src="/b.jpg" alt=""><script>zlo()</script>
    <p>1. nije popis # ni naslov [a](b)</p></main></body></html>`;

  expect(pageToMarkdown(html, 'https://a.test/product/lonac?x=1')).toMatchInlineSnapshot(`
    "---
    title: "Lonac: \\"ljeti\\" ---"
    url: "https://a.test/product/lonac"
    language: "hr"
    description: "Od lijevanog željeza"
    ---

    # Lonac

    ~~60,00 €~~ **45,00 €**

    Crna

    **Planovi** 9

    | Svojstvo | Vrijednost |
    | --- | --- |
    | Masa | 2 kg |

    [Dostava](https://a.test/dostava) ![Lonac](https://a.test/a.jpg)

    1\\. nije popis # ni naslov \\[a\\](b)
    "
  `);
});
