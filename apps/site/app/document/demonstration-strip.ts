import type { CustomHtml } from './custom-html.ts';

const look = `<style>.demonstration-strip{padding:.35rem 1rem;background:var(--color-night);color:var(--color-on-night);font-size:var(--text-sm);text-align:center}@media print{.demonstration-strip{display:none}}</style>`;

/** A line above every page of a public demonstration (REL-13): what it is, and when it is put back. */
export const demonstrationStrip = (words: string): CustomHtml => ({
  head: look,
  body: '',
  top: `<aside class="demonstration-strip">${escaped(words)}</aside>`,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
