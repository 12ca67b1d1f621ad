import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { LinkView } from '#site/document/frame.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { localisedHref } from './localised-href.ts';
import { resolveLink } from './resolve-link.ts';

interface Linked {
  slug?: string;
}

/** A button as content carries it (CMS-008): words, and one of several ways to say where it leads. */
export interface ButtonRecord {
  name?: string | null;
  rel?: string | null;
  href?: string | null;
  target?: string | null;
  post?: Linked | null;
  page?: Linked | null;
  product?: Linked | null;
  blogCategory?: Linked | null;
  productCategory?: Linked | null;
  category?: Linked | null;
  formattedPath?: string | null;
  /** The same as a link by kind and id, with its resolved address (the editor's form). */
  link?: { formattedPath?: string | null } | null;
}

const entities = [
  ['post', 'post'],
  ['page', 'page'],
  ['product', 'product'],
  ['blogCategory', 'category'],
  ['productCategory', 'productCategory'],
  ['category', 'category'],
] as const;

/**
 * Where a button leads: its ready path, else the thing it names, else its address (CMS-009). Nothing when it leads
 * nowhere or to an address that may not stand in a page.
 */
export function buttonView(
  button: ButtonRecord | null | undefined,
  language: SiteLanguage,
): LinkView | undefined {
  if (!button?.name) return undefined;
  const href =
    button.formattedPath || button.link?.formattedPath || entityPath(button, language) || button.href;
  if (!href || !isSafeHref(href)) return undefined;
  // What it has not is left out: the links of the frame are handed to the browser with every page.
  return {
    name: button.name,
    href: localisedHref(href, language),
    ...(button.target && { target: button.target }),
    ...(button.rel && { rel: button.rel }),
  };
}

function entityPath(button: ButtonRecord, language: SiteLanguage): string | undefined {
  for (const [field, type] of entities) {
    const slug = button[field]?.slug;
    if (slug) return resolveLink({ type, slug }, language);
  }
  return undefined;
}
