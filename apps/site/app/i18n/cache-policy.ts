import { sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import { matchPath } from './path-to.ts';
import { languagesWithOwnNames, type RouteName } from './route-table.ts';

/** How finished pages of a path may be kept for all visitors. */
export interface KeepPolicy {
  /** Query parameters that make another page, each with the values it may have. */
  params: Readonly<Record<string, RegExp>>;
  /** What to do with any other parameter: drop it from the address, or do not keep the page at all. */
  others: 'drop' | 'bypass';
}

const number = /^[1-9]\d{0,3}$/;
const sort = new RegExp(`^(${sortOptionIds.join('|')})$`);

/** Screens that are the same for every visitor. Filters of the shop are many: such pages are rendered each time. */
const kept: Partial<Record<RouteName, KeepPolicy>> = {
  home: { params: {}, others: 'drop' },
  shop: { params: { page: number, limit: /^(12|24)$/, sort, featured: /^yes$/ }, others: 'bypass' },
  product: { params: {}, others: 'bypass' },
  blog: { params: { page: number }, others: 'drop' },
  event: { params: {}, others: 'drop' },
};
const sectionPage: KeepPolicy = { params: {}, others: 'drop' };

/**
 * The policy of an address, or undefined when its pages are never kept (cart, login, search, files, …). The prefix
 * of any language counts; `editPage` and `mobileView` are for staff and are never kept.
 */
export function keepPolicyOf(pathname: string): KeepPolicy | undefined {
  if (pathname.startsWith('/_') || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1];
  const rest = prefix === undefined ? pathname : pathname.slice(3) || '/';
  const codes = prefix === undefined ? ['hr'] : [prefix, 'hr', ...languagesWithOwnNames];
  for (const code2 of codes) {
    const match = matchPath(rest, code2);
    if (match) return kept[match.name];
  }
  return rest.split('/').filter(Boolean).length === 1 ? sectionPage : undefined;
}
