import type { NavigationNode } from '@izlog/contract/cms/navigation-tree';
import { isSafeHref } from '@izlog/contract/cms/safe-href';
import type { NavigationItem } from '../features/layout/frame.ts';
import type { SiteLanguage } from '../i18n/site-language.ts';

/**
 * Where a navigation entry leads, by its kind (ROUTE-041): static and internal to a path of the site, external to its
 * address as given. Nothing when it leads nowhere.
 */
export function navigationHref(
  node: Pick<NavigationNode, 'link_type' | 'path'>,
  language: SiteLanguage,
): string | undefined {
  if (!node.path) return undefined;
  if (node.link_type === 'external')
    return /^[a-z][a-z0-9+.-]*:/i.test(node.path) ? safe(node.path) : undefined;
  return safe(withPrefix(node, language));
}

/** A static path is written once for all languages; an internal one is resolved by the platform, prefix and all. */
function withPrefix(
  { link_type, path }: Pick<NavigationNode, 'link_type' | 'path'>,
  language: SiteLanguage,
): string {
  const own = path ?? '';
  if (link_type === 'internal' || language.isDefault || own.startsWith(`/${language.code2}/`)) return own;
  return `/${language.code2}${own}`;
}

const safe = (href: string): string | undefined => (isSafeHref(href) ? href : undefined);

/** Entries of a tree as they are shown; one without an address stays only if it opens others. */
export function navigationItems(nodes: readonly NavigationNode[], language: SiteLanguage): NavigationItem[] {
  return nodes.flatMap((node) => {
    const children = navigationItems(node.children, language);
    const href = navigationHref(node, language);
    if (!href && children.length === 0) return [];
    return [
      { id: String(node.id), name: node.name, href: href ?? '', target: node.target ?? undefined, children },
    ];
  });
}
