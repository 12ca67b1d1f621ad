import { type ContentKind, contentPath, languagePrefix } from '@izlog/contract/cms/content/content-path';
import type { Link } from '@izlog/contract/cms/content/link';
import type { LinkKind } from '@izlog/contract/cms/link-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { findDraftedItems } from '../documents/drafted-items.ts';
import { homeHandler } from '../items/content.tables.ts';
import { type EntityLink, isEntityLink } from '../items/content-uses.ts';
import { entriesIn, linkOfEntry, numberOfEntry } from './entry.ts';
import { listTargets, type Target, type TargetSource } from './link-targets.queries.ts';
import { listMenus } from './navigation.queries.ts';

/** Returns the address of a link in the language of the answer, null when its target is not public. */
export type PathOf = (link: Link) => string | null;

const sources: Record<Exclude<LinkKind, 'navigation'>, TargetSource> = {
  page: 'content',
  post: 'content',
  category: 'content',
  tag: 'content',
  product: 'product',
  service: 'product',
  productCategory: 'category',
  event: 'event',
};

const tagNames: Record<TargetSource, string> = {
  content: 'path',
  product: 'product',
  category: 'category',
  event: 'event',
};

/**
 * Finds the addresses of all links at once: one query, and one before it when a link names a navigation entry. The
 * answer depends on every target, also on those that are not public yet, so all of them become cache tags.
 */
export async function findLinkPaths(ctx: Ctx, links: readonly Link[]): Promise<PathOf> {
  const named = links.filter(isEntityLink);
  const nodeLinks = await findEntryLinks(
    ctx,
    named.filter((link) => link.kind === 'navigation').map((link) => link.id),
  );
  const wanted = [...named, ...[...nodeLinks.values()].filter(isEntityLink)];
  const ids: Partial<Record<TargetSource, number[]>> = {};
  for (const link of wanted) {
    if (link.kind === 'navigation') continue;
    const source = sources[link.kind];
    ids[source] = [...(ids[source] ?? []), link.id];
    ctx.tags.add(`${tagNames[source]}:${link.id}`);
  }
  const rows = await listTargets(ctx, ids);
  const targets = bestTargets(ctx, [...rows, ...(await listDraftedTargets(ctx, ids.content ?? []))]);

  const pathOf: PathOf = (link) => {
    if (!isEntityLink(link)) return plainPath(ctx, link);
    if (link.kind === 'navigation') {
      const node = nodeLinks.get(link.id);
      return node ? pathOf(node) : null;
    }
    return entityPath(ctx, link, targets.get(`${sources[link.kind]}:${link.id}`));
  };
  return pathOf;
}

/** Where entries of menus lead, by their number. An entry cannot name another entry, so this ends. */
async function findEntryLinks(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Link>> {
  if (ids.length === 0) return new Map();
  const menus = await listMenus(ctx);
  // Those of the language of the answer come last and stay.
  const inOrder = menus.sort(
    (a, b) => Number(a.language === ctx.language) - Number(b.language === ctx.language),
  );
  return new Map(
    inOrder.flatMap(({ parts }) =>
      entriesIn(parts).flatMap((entry): Array<[number, Link]> => {
        const link = linkOfEntry(entry);
        const number = numberOfEntry(entry);
        return link && link.kind !== 'navigation' && ids.includes(number) ? [[number, link]] : [];
      }),
    ),
  );
}

/** Content as drafts have it, where the call may see them: their slugs, and what is not public yet. */
async function listDraftedTargets(ctx: Ctx, ids: readonly number[]): Promise<Target[]> {
  if (!ctx.drafts || ids.length === 0) return [];
  const found = await findDraftedItems(ctx, { ids: [...new Set(ids)] });
  return [...found.values()].flatMap(({ item, live }) => {
    const slug = item.handler === homeHandler ? '' : live.slug;
    return slug === null
      ? []
      : [{ source: 'content', id: item.id, kind: item.kind, language: live.language, slug }];
  });
}

/** One target for each thing: in the language of the answer if there is one. */
function bestTargets(ctx: Ctx, rows: readonly Target[]): Map<string, Target> {
  const best = new Map<string, Target>();
  for (const row of rows) {
    const key = `${row.source}:${row.id}`;
    const known = best.get(key);
    if (!known || row.language === ctx.language || known.language === row.language) best.set(key, row);
  }
  return best;
}

function entityPath(ctx: Ctx, link: EntityLink, target: Target | undefined): string | null {
  if (!target) return null;
  const languages = { language: ctx.language, defaultLanguage: ctx.site.defaultLanguage };
  return `${contentPath(kindOf(link, target), target.slug, languages)}${link.hash ? `#${link.hash}` : ''}`;
}

/** A link keeps working when a page becomes a post: the item's own kind decides. */
function kindOf({ kind }: EntityLink, target: Target): ContentKind {
  if (target.source === 'product') return 'product';
  if (target.source === 'category') return 'productCategory';
  if (target.source === 'event') return 'event';
  if (target.kind === 'term') return kind === 'tag' ? 'tag' : 'category';
  return target.kind === 'post' ? 'post' : 'page';
}

function plainPath(ctx: Ctx, link: Exclude<Link, { id: number }>): string | null {
  if (link.kind === 'external') return link.href || null;
  if (link.kind === 'email') return `mailto:${link.value}`;
  if (link.kind === 'phone') return `tel:${link.value.replaceAll(/[^\d+]/g, '')}`;
  if (link.kind === 'path') return `${languagePrefix(ctx.language, ctx.site.defaultLanguage)}${link.path}`;
  return null;
}
