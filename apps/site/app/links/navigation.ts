import type { NavigationNode } from '@izlog/contract/cms/addresses/navigation-tree';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { NavigationItem } from '#site/document/frame.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { localisedHref } from './localised-href.ts';

/**
 * Where a navigation entry leads, by its kind (ROUTE-041): static and internal to a path of the site, external to its
 * address as given, scheme and all. Nothing when it leads nowhere or to an address that may not stand in a page.
 */
export function navigationHref(
  { link_type, path }: Pick<NavigationNode, 'link_type' | 'path'>,
  language: SiteLanguage,
): string | undefined {
  if (!path || !isSafeHref(path)) return undefined;
  const isLocal = path.startsWith('/');
  if (link_type === 'external') return isLocal ? undefined : path;
  return isLocal ? localisedHref(path, language) : undefined;
}

/** Entries of a tree as they are shown; one without an address stays only if it opens others, or is being written. */
export function navigationItems(nodes: readonly NavigationNode[], language: SiteLanguage): NavigationItem[] {
  return nodes.flatMap((node) => {
    const children = navigationItems(node.children, language);
    const href = navigationHref(node, language);
    if (!href && children.length === 0 && !node.part) return [];
    const lang = langMark(node.language, language);
    return [
      {
        id: node.part ?? String(node.id),
        name: node.name,
        ...(lang && { lang }),
        ...(node.hint && { hint: node.hint }),
        href: href ?? '',
        ...(node.target && { target: node.target }),
        children,
      },
    ];
  });
}
