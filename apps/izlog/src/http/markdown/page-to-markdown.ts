import { strikethrough, tables } from '@joplin/turndown-plugin-gfm';
import { createDocument } from '@mixmark-io/domino';
import TurndownService from 'turndown';

/** What is on a page for hands and eyes only, and would be noise to who reads words. */
const notForReaders = [
  ...['script', 'style', 'template', 'noscript', 'svg', 'dialog', 'button', 'input', 'select', 'textarea'],
  // A form that is asked for by its address only narrows what stands beside it; one that is sent holds what can be chosen.
  ...[
    'form:not([method="post"])',
    'iframe',
    '[hidden]',
    '[aria-hidden="true"]',
    'img[alt=""]',
    'img:not([alt])',
  ],
].join(', ');

/**
 * The words of a page as Markdown: title, address, language and description in front, then what stands in its `main`, with
 * whole addresses. All of it is taken from the page that visitors get, so the two cannot say different things (DOOR-07).
 */
export function pageToMarkdown(html: string, address: string): string {
  const document = createDocument(html);
  const facts = {
    title: document.title,
    url: attribute(document, 'link[rel="canonical"]', 'href') ?? address,
    language: document.documentElement?.getAttribute('lang') ?? undefined,
    description: attribute(document, 'meta[name="description"]', 'content'),
  };
  const main = document.querySelector('main') ?? document.body;
  for (const element of all(main, notForReaders)) element.remove();
  for (const link of all(main, 'a')) if (isEmpty(link)) link.remove();
  partNeighbours(document, main);
  makeWhole(main, address);
  return `${frontMatter(facts)}\n${markdown.turndown(main).trim()}\n`;
}

const markdown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
markdown.use([tables, strikethrough]);

/** The library's lists of simple selectors are alive and can only be counted through. */
const all = (main: Element, selector: string): Element[] => Array.from(main.querySelectorAll(selector));

const attribute = (document: Document, selector: string, name: string): string | undefined =>
  document.querySelector(selector)?.getAttribute(name) ?? undefined;

const isEmpty = (element: Element): boolean => !element.textContent?.trim() && !element.querySelector('img');

/** What stands apart on the page by its style alone would be one word. */
function partNeighbours(document: Document, main: Element): void {
  for (const element of all(main, '*')) {
    const next = element.nextSibling;
    if (next?.nodeType === element.ELEMENT_NODE && !/^\s*[,.;:!?]/.test(next.textContent ?? ''))
      element.parentNode?.insertBefore(document.createTextNode(' '), next);
  }
}

/** Who reads the words elsewhere has no address to complete a link by. */
function makeWhole(main: Element, address: string): void {
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of all(main, selector)) {
      const link = element.getAttribute(name) ?? '';
      if (URL.canParse(link, address)) element.setAttribute(name, new URL(link, address).href);
    }
  }
}

/** Values are written as JSON, which YAML reads: no title can end the block or become a key. */
function frontMatter(facts: Record<string, string | undefined>): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
