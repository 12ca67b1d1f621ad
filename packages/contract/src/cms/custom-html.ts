/** Where HTML of a shop's own is put: before the end of the head, or of the body (SHELL-042). */
export type CustomPlace = 'head' | 'body';

/** What may stand in a head: anything else would end it, and the page with it. */
const inHead = ['meta', 'link', 'script', 'style', 'noscript', 'template'];
/** What makes up a document: it has one already. */
const ofDocument = ['html', 'head', 'body', 'base', 'title', 'frameset', 'plaintext'];
/** What takes in the rest of the page until it is closed. */
const swallowing = ['script', 'style', 'noscript', 'template', 'textarea', 'select', 'iframe', 'svg', 'xmp'];

/** The tag for which HTML cannot be put into a page; nothing when it can. */
export function customHtmlFault(html: string, place: CustomPlace): string | undefined {
  const comments = html.replaceAll(/<!--[\s\S]*?-->/g, '');
  if (comments.includes('<!--')) return '<!--';
  const outside = comments.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2\s*>)/gi, '$1$3');
  const tags = [...outside.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)];
  const open = new Map<string, number>();
  for (const [, slash, written = ''] of tags) {
    const name = written.toLowerCase();
    if (ofDocument.includes(name) || (place === 'head' && !inHead.includes(name))) return name;
    open.set(name, (open.get(name) ?? 0) + (slash ? -1 : 1));
  }
  return [...open].find(([name, count]) => count < 0 || (count > 0 && swallowing.includes(name)))?.[0];
}
