import { isSafeHref } from '@izlog/contract/cms/content/safe-href';

/**
 * An address as a text may hold it: telephone numbers without their spaces, letters and spaces of other addresses encoded.
 * Nothing for what leads nowhere or runs.
 */
export function hrefOf(written: string): string | undefined {
  const text = written.trim();
  const href = /^tel:/i.test(text) ? text.replaceAll(/[\s\u00a0]+/g, '') : text;
  if (isSafeHref(href)) return href;
  const encoded = href.replaceAll(/[^\x21-\x7e]|[<>"\\^`{|}]/gu, encodeURIComponent);
  return isSafeHref(encoded) ? encoded : undefined;
}

/** The address that a text is, when it is nothing else: of the web or of mail. */
export function loneHref(text: string): string | undefined {
  const one = text.trim();
  if (/\s/.test(one) || one.length > 2000) return undefined;
  if (/^https?:\/\//i.test(one)) return hrefOf(one);
  if (/^www\.[^.]+\../i.test(one)) return hrefOf(`https://${one}`);
  return /^[^@<>"]+@[^@<>"]+\.[a-z]{2,}$/i.test(one) ? hrefOf(`mailto:${one}`) : undefined;
}
