import { isSafeHref } from '@izlog/contract/cms/content/safe-href';

/** A place in content that may not be saved. */
export interface UnsafeAddress {
  /** As `parts.0.meta.cta.href`. */
  path: string;
  value: string;
}

// Answers hold `formattedPath`; who sends an answer back must not put anything else there.
const addressKeys = ['href', 'src', 'formattedPath'];

/**
 * The addresses in content that are neither local nor http, https, mailto or tel: a script behind a link would run in
 * every visitor's browser. Looks at every `href`, `src` and `formattedPath`, and at `path` of links.
 */
export function listUnsafeAddresses(value: unknown, path = ''): UnsafeAddress[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof one !== 'string') return listUnsafeAddresses(one, place);
    const isAddress =
      addressKeys.includes(key) || (key === 'path' && 'kind' in value && value.kind === 'path');
    return isAddress && one !== '' && !isSafeHref(one) ? [{ path: place, value: one }] : [];
  });
}
