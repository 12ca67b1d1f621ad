/**
 * What other programs put on the clipboard as a plain web page: lists that Word writes as paragraphs become lists, the
 * wrapper of Google Docs goes, comments, styles and scripts go. What the text may have is then asked of its schema.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutOwnStyle(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, meta, link, title, xml, o\\:p:empty'))
    element.remove();
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove();
  // Google Docs puts everything into a <b> that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  listsOfWord(body);
  for (const styled of body.querySelectorAll('[data-style]')) sayByTags(styled);
  for (const heading of body.querySelectorAll('p.MsoTitle')) replaceTag(heading, 'h2');
  return body.innerHTML;
}

/**
 * The policy of the page lets no markup bring styles or handlers, and tells of each it meets, even in a document that is
 * only read: they are other attributes before anything reads them.
 */
const withoutOwnStyle = (html: string): string =>
  html.replaceAll(/<[^<>]+>/g, (tag) =>
    tag
      .replaceAll(/([\s"'/])style(?=\s*=)/gi, '$1data-style')
      .replaceAll(/([\s"'/])on(?=\w+\s*=)/gi, '$1data-on'),
  );

/**
 * What a style says of weight and slant is said by tags; Google Docs writes <b style="font-weight:normal">. Of a span
 * nothing else is left: a bare one around a no-break space is taken for a space that the browser put on the clipboard.
 */
function sayByTags(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  element.removeAttribute('data-style');
  if (/^(B|I)$/.test(element.tagName) && /font-(weight|style):\s*(normal|[1-4]00)/i.test(style))
    element.replaceWith(...element.childNodes);
  if (element.tagName !== 'SPAN') return;
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapInside(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapInside(element, 'em');
  if (/text-decoration[^;]*:[^;]*line-through/i.test(style)) wrapInside(element, 's');
  element.replaceWith(...element.childNodes);
}

function wrapInside(element: Element, tag: string): void {
  const inner = document.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const levelIn = /mso-list:[^;]*\blevel(\d+)/i;

/** Paragraphs that Word marks as items, gathered into lists in lists. */
function listsOfWord(body: HTMLElement): void {
  let open: Array<{ level: number; list: Element }> = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(levelIn.exec(paragraph.getAttribute('data-style') ?? '')?.[1]);
    if (!level) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const sign = takeSign(paragraph);
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(/^\(?[\da-z]+[.)]/i.test(sign) ? 'ol' : 'ul');
      const above = open.at(-1)?.list;
      if (above) (above.lastElementChild ?? above).append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** The bullet or number that Word writes into an item: it goes, for a list has its own. */
function takeSign(paragraph: Element): string {
  const sign = paragraph.querySelector(
    'span[data-style*="mso-list:Ignore"], span[data-style*="mso-list: Ignore"]',
  );
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return text;
}

function replaceTag(element: Element, tag: string): void {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
