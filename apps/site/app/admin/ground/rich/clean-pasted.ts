import { raised } from '@izlog/contract/cms/rich/raised-text';
import { listsOfWord, numberedAs } from './lists-of-word.ts';

/** What the text that takes it may have. */
interface Taker {
  hasHeadings: boolean;
}

/** What was copied as words of a text: cleaned, and of one cell alone its words, for nobody copies a frame around a number. */
export function cleanPasted(html: string, taker: Taker): string {
  const body = cleanIn(html, taker);
  const [only, more] = body.children;
  const isWhole =
    only instanceof HTMLTableElement && !more && body.textContent.trim() === only.textContent.trim();
  const [cell, another] = isWhole ? only.querySelectorAll('th, td') : [];
  return cell && !another ? cell.innerHTML : body.innerHTML;
}

/**
 * A plain web page, of the clipboard or of an import, as one saw and meant it: what was hidden, comments and
 * deleted changes of a word processor go, numbers and cells of tables stay, lists that Word writes as paragraphs become
 * lists, the wrapper of Google Docs goes, styles and scripts go. What the text may have is then asked of its schema.
 */
export const cleanHtml = (html: string, taker: Taker): string => cleanIn(html, taker).innerHTML;

function cleanIn(html: string, { hasHeadings }: Taker): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutOwnStyle(html), 'text/html');
  for (const element of body.querySelectorAll(
    'script, style, meta, link, title, template, noscript, xml, o\\:p:empty, [hidden], select, datalist, textarea, svg',
  ))
    element.remove();
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove();
  for (const styled of body.querySelectorAll('[data-style]'))
    if (unseen.test(styled.getAttribute('data-style') ?? '')) styled.remove();
  takeOutRemarks(body);
  if (isOfWord.test(html)) {
    acceptChanges(body);
    takeOffOwnPlaces(body);
  }
  // Google Docs puts everything into a <b> that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  listsOfWord(body);
  for (const list of body.querySelectorAll('ol, ul')) tidyList(list);
  for (const table of body.querySelectorAll('table')) tidyTable(table, hasHeadings);
  for (const styled of body.querySelectorAll('[data-style]')) sayByTags(styled);
  for (const heading of body.querySelectorAll('p.MsoTitle')) replaceTag(heading, 'h2');
  for (const term of body.querySelectorAll('dt')) wrapInside(replaceTag(term, 'p'), 'strong');
  for (const words of body.querySelectorAll('dd')) replaceTag(words, 'p');
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  // Code has no marks: what was raised there is shown by the letters.
  for (const small of body.querySelectorAll('pre :is(sup, sub)'))
    small.replaceWith(raised(small.textContent ?? '', small.tagName === 'SUP' ? 'up' : 'down'));
  return body;
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

const unseen =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-element\s*:\s*comment|(?<![-\w])(?:opacity|font-size)\s*:\s*0+(?:\.0+)?(?![\d.])|(?:left|top)\s*:\s*-\d{4,}/i;
const isOfWord = /class=["']?Mso|urn:schemas-microsoft-com|content=["']?Microsoft Word/i;

/** What others remarked beside a text, in Word and in Google Docs: the marks in it, and the remarks below it. */
function takeOutRemarks(body: HTMLElement): void {
  const remarks = '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href*="#_msocom_"]';
  for (const mark of body.querySelectorAll(remarks)) mark.remove();
  for (const mark of body.querySelectorAll('sup:has(> a[href*="#cmnt"])')) mark.remove();
  for (const back of body.querySelectorAll('a[href*="#cmnt_ref"]')) (back.closest('div') ?? back).remove();
}

/** Of changes that a word processor keeps apart what is accepted counts; on a page of the web a struck price is meant so. */
function acceptChanges(body: HTMLElement): void {
  for (const gone of body.querySelectorAll('del, .msoDel')) gone.remove();
  for (const come of body.querySelectorAll('ins')) come.replaceWith(...come.childNodes);
}

/** Footnotes and contents lead to places of the document they come from, which no page has: their words stay. */
function takeOffOwnPlaces(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href^="#_"]')) link.replaceWith(...link.childNodes);
}

/** What stands in a list beside its entries belongs to the one before it, as it is shown: else it would count as one. */
function tidyList(list: Element): void {
  numberedAs(list);
  for (const node of [...list.childNodes]) {
    if (node instanceof Element && node.tagName === 'LI') continue;
    if (!(node instanceof Element) && !node.textContent?.trim()) continue;
    const before = (node as ChildNode).previousSibling;
    const item = before instanceof Element ? before : list.querySelector(':scope > li');
    if (item?.tagName === 'LI' && before) item.append(node);
    else if (!(node instanceof Element && /^[OU]L$/.test(node.tagName))) list.before(node);
  }
}

/**
 * A table keeps its cells: a heading in one is a bold line where the text has none, what is called its footer stands last, its
 * caption above it.
 */
function tidyTable(table: HTMLTableElement, hasHeadings: boolean): void {
  const headings = hasHeadings ? [] : table.querySelectorAll('h1, h2, h3, h4, h5, h6');
  for (const heading of headings) wrapInside(replaceTag(heading, 'p'), 'strong');
  const { tFoot, caption } = table;
  if (tFoot) table.append(tFoot);
  if (!caption) return;
  const line = document.createElement('p');
  line.append(...caption.childNodes);
  wrapInside(line, 'em');
  table.before(line);
  caption.remove();
}

/**
 * What a style says of weight, slant and height is said by tags; Google Docs writes <b style="font-weight:normal">. Of a
 * span nothing else is left: a bare one around a no-break space is treated as a space that the browser put on the clipboard.
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
  if (/text-decoration[^;]*:[^;]*underline/i.test(style) && !element.closest('a')) wrapInside(element, 'u');
  const [, height] = /vertical-align:\s*(super|sub)/i.exec(style) ?? [];
  if (height) wrapInside(element, height.toLowerCase() === 'super' ? 'sup' : 'sub');
  element.replaceWith(...element.childNodes);
}

function wrapInside(element: Element, tag: string): void {
  const inner = document.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function replaceTag(element: Element, tag: string): Element {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
