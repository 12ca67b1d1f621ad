import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainHtml } from './plain-html.ts';

test('a page has its doctype, small letters and no slashes', () => {
  const html = plainHtml(
    renderToString(
      <html lang="hr">
        <head>
          <meta charSet="utf-8" />
          <link rel="alternate" hrefLang="de" href="/de" />
        </head>
        <body>
          <input type="checkbox" defaultChecked />
          <img src="/a.svg" alt="" fetchPriority="high" />
        </body>
      </html>,
    ),
  );

  expect(html.startsWith('<!DOCTYPE html><html lang="hr">')).toBe(true);
  expect(html).toContain('<meta charset="utf-8">');
  expect(html).toContain('hreflang="de"');
  expect(html).toContain('fetchpriority="high"');
  expect(html).toContain('<input type="checkbox" checked>');
});

test('what people wrote stays as they wrote it', () => {
  const words = 'a/>b charSet="x" <br/>';

  const html = plainHtml(renderToString(<p title={words}>{words}</p>));

  const paragraph = new DOMParser().parseFromString(html, 'text/html').querySelector('p');
  expect(paragraph?.textContent).toBe(words);
  expect(paragraph?.title).toBe(words);
});
