import { raised } from '@izlog/contract/cms/rich/raised-text';

/** Raised or lowered letters in what was copied, as tags or as Google Docs writes them. */
const raisedInHtml =
  /<(sup|sub)\b[^>]*>([^<>]{1,40})<\/\1>|<span\b[^>]*vertical-align:\s*(super|sub)[^>]*>([^<>]{1,40})<\/span>/gi;

/**
 * What was copied as words without marks. Of a number with raised digits the clipboard’s plain text makes another number:
 * where it says the same digits in a row they are shown by their letters, 12⁹⁹ instead of 1299.
 */
export function plainPasted(plain: string, html: string): string {
  let text = plain;
  let from = 0;
  for (const [, tag, inTag, height, inSpan] of html.matchAll(raisedInHtml)) {
    const words = (inTag ?? inSpan ?? '').trim();
    const small = raised(words, /^(sup|super)$/i.test(tag ?? height ?? '') ? 'up' : 'down');
    const place = words === '' || small === words ? -1 : placeAfterWord(text, words, from);
    if (place === -1) continue;
    text = text.slice(0, place) + small + text.slice(place + words.length);
    from = place + small.length;
  }
  return text;
}

/** Where the digits stand right behind another letter or digit: there they would be read as one with it. */
function placeAfterWord(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1))
    if (at > 0 && /[\p{L}\p{N})]/u.test(text[at - 1] ?? '') && !/\d/.test(text[at + words.length] ?? ''))
      return at;
  return -1;
}
