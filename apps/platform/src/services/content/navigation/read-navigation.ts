import type { NavigationNode } from '@izlog/contract/cms/addresses/navigation-tree';
import type { Link } from '@izlog/contract/cms/content/link';
import type { Part } from '@izlog/contract/cms/content/part';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findDraftedItems } from '../documents/drafted-items.ts';
import { isEntityLink } from '../items/content-uses.ts';
import { entriesIn, linkOfEntry, numberOfEntry } from './entry.ts';
import { findLinkPaths, type PathOf } from './link-paths.ts';
import { listMenus } from './navigation.queries.ts';

/** The words of an entry and the language they are in. */
interface EntryWords {
  name: string;
  hint: string;
  language: string;
}

/**
 * A navigation tree in the language of the request (CMS-010), else in the default one; an entry without a name of its own
 * has that of the default language. One whose target is not public is left out, unless others hang below it. Refuses a
 * tree without any entry.
 */
export async function getNavigationTree(
  ctx: Ctx,
  tree: string,
): Promise<{ id: string; children: NavigationNode[] }> {
  ctx.tags.add(`navigation:${tree}`);
  const rows = await listMenus(ctx, tree);
  const standard = rows.find((row) => row.language === ctx.site.defaultLanguage);
  const shown =
    (await findDraftedMenu(ctx, tree)) ?? rows.find((row) => row.language === ctx.language) ?? standard;
  if (!shown || shown.parts.length === 0) throw new Refusal('notFound');
  const others = new Map(entriesIn(standard?.parts ?? []).map((entry) => [entry.id, entry]));
  const wordsOf = (entry: Part): EntryWords =>
    wordsIn(entry, shown.language) ??
    wordsIn(others.get(entry.id), standard?.language) ?? { name: '', hint: '', language: ctx.language };
  const links = entriesIn(shown.parts).map(linkOfEntry);
  const isEdited = ctx.drafts !== undefined && ctx.caller.kind === 'staff';
  const pathOf = await findLinkPaths(
    ctx,
    links.filter((link) => link !== null),
  );
  return {
    id: tree,
    children: shown.parts.flatMap((entry) => presentEntry(entry, pathOf, wordsOf, isEdited)),
  };
}

/** The menu as its draft has it, where the call may see one. */
async function findDraftedMenu(ctx: Ctx, tree: string) {
  if (!ctx.drafts) return undefined;
  const [found] = (await findDraftedItems(ctx, { handlers: [tree], kinds: ['navigation'] })).values();
  return found?.live;
}

function wordsIn(entry: Part | undefined, language: string | undefined): EntryWords | undefined {
  const { name, hint } = entry?.meta ?? {};
  if (language === undefined || typeof name !== 'string' || name === '') return undefined;
  return { name, hint: typeof hint === 'string' ? hint : '', language };
}

function presentEntry(
  entry: Part,
  pathOf: PathOf,
  wordsOf: (entry: Part) => EntryWords,
  isEdited: boolean,
): NavigationNode[] {
  const link = linkOfEntry(entry);
  const path = link && pathOf(link);
  const children = entry.parts.flatMap((child) => presentEntry(child, pathOf, wordsOf, isEdited));
  // Anyone who writes the menu sees an entry that leads nowhere yet.
  if (path === null && children.length === 0 && !isEdited) return [];
  const { name, hint, language } = wordsOf(entry);
  const { target } = entry.options;
  return [
    {
      id: numberOfEntry(entry),
      ...(isEdited ? { part: entry.id } : {}),
      name,
      language,
      ...(hint ? { hint } : {}),
      link_type: linkTypeOf(link),
      path,
      entity: link && isEntityLink(link) ? { kind: link.kind, id: link.id } : null,
      target: typeof target === 'string' ? target : null,
      children,
    },
  ];
}

function linkTypeOf(link: Link | null): NavigationNode['link_type'] {
  if (link === null || link.kind === 'path') return 'static';
  return isEntityLink(link) ? 'internal' : 'external';
}
