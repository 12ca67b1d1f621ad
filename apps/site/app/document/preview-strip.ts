import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CustomHtml } from './custom-html.ts';

const look = `<style>.preview-strip{position:sticky;bottom:0;z-index:var(--z-editbar);display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:center;padding:.6rem 1rem;background:var(--color-night);color:var(--color-on-night);font-size:var(--text-sm)}.preview-strip a{color:inherit}@media print{.preview-strip{display:none}}</style>`;

/** A strip at the foot of every page of a preview: what one looks at, and the way out of it. Nobody else's pages have it. */
export function previewStrip({ says, end }: NonNullable<SiteContext['preview']>): CustomHtml {
  const body = `<aside class="preview-strip"><span>${escaped(says)}</span> <a href="?preview=">${escaped(end)}</a></aside>`;
  return { head: look, body };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
