/**
 * A page as HTML writes it, not as React does: the doctype, attribute names in small letters, flags without a value, no slash in elements that
 * have no end. Text and attribute values are untouched, for React and the router write their `>` as an escape.
 */
export const plainHtml = (rendered: string): string => `<!DOCTYPE html>${plainMarkup(rendered)}`;

/** The same for a piece of a page, cut between two elements. */
export function plainMarkup(rendered: string): string {
  return rendered
    .replaceAll('/>', '>')
    .replaceAll(attributes, (attribute) => attribute.toLowerCase())
    .replaceAll(flags, ' $1');
}

const flags = / (async|checked|disabled|hidden|open|readonly|required|selected)=""/g;
const attributes =
  / (?:charSet|hrefLang|fetchPriority|srcSet|imageSrcSet|imageSizes|dateTime|inputMode|autoComplete|enterKeyHint)(?==")/g;
