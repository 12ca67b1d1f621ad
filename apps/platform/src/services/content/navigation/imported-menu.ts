import type { Link } from '@izlog/contract/cms/content/link';
import type { PartInput } from '@izlog/contract/cms/content/part';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { LinkKind } from '@izlog/contract/cms/link-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import type { ImportedDocument } from '#platform/kernel/documents/document-door.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { bodiesOfText } from '../documents/bodies-of-text.ts';
import { entriesIn, numberOfEntry } from './entry.ts';
import { listAllEntries } from './navigation.queries.ts';

/** An entry of a tree. Exactly one of `path` and `entity` says where it leads; an entry with neither is only a heading. */
export interface NavigationInput {
  /** Of an entry that is kept; without it a new entry is made. */
  id?: number;
  /** By three-letter language code. */
  names: Record<string, string>;
  /** Words under the name, in the languages that have any. */
  hints?: Record<string, string>;
  /** `/kontakt`, or an address with its scheme; by language where it differs. */
  path?: string | Record<string, string>;
  entity?: { kind: Exclude<LinkKind, 'navigation'>; id: number };
  target?: '_blank' | null;
  children?: readonly NavigationInput[];
}

/**
 * A navigation tree under its name, for the door of imports, in every language of the site (CMS-010): entries with an id
 * stay the same, those not named are removed. A tree is an item of content; its entries are parts, and have the same ids
 * in all languages.
 */
export async function importedMenu(
  ctx: Ctx,
  tree: string,
  nodes: readonly NavigationInput[],
): Promise<ImportedDocument> {
  const menus = await listAllEntries(ctx);
  const known = idsOf(menus.filter(({ handler }) => handler === tree));
  let last = Math.max(0, ...[...idsOf(menus)].filter((id) => id < 2 ** 31));
  const numbered = numberNodes(nodes, ({ id }) => {
    if (id === undefined) return ++last;
    if (!known.has(id)) throw new Refusal('notFound');
    return id;
  });
  const texts = Object.fromEntries(
    languagesIn(ctx, nodes).map((language) => [
      language,
      { title: tree, parts: numbered.map((one) => partOf(ctx, one, language)) },
    ]),
  );
  return {
    kind: 'content',
    made: { handler: 'navigation', name: tree },
    bodies: bodiesOfText({ kind: 'navigation', handler: tree }, texts),
  };
}

type Menus = Awaited<ReturnType<typeof listAllEntries>>;
type Numbered = Omit<NavigationInput, 'children'> & { id: number; children: Numbered[] };

const idsOf = (menus: Menus): Set<number> =>
  new Set(menus.flatMap(({ parts }) => entriesIn(parts).map(numberOfEntry)));

function numberNodes(
  nodes: readonly NavigationInput[],
  numberOf: (node: NavigationInput) => number,
): Numbered[] {
  return nodes.map((node) => {
    const id = numberOf(node);
    return { ...node, id, children: numberNodes(node.children ?? [], numberOf) };
  });
}

/** The languages of the site that any entry has a name in; the default one always. */
function languagesIn({ site }: Ctx, nodes: readonly NavigationInput[]): string[] {
  const isNamed = (language: string, list: readonly NavigationInput[]): boolean =>
    list.some(({ names, children }) => names[language] !== undefined || isNamed(language, children ?? []));
  return site.languages.filter((one) => one === site.defaultLanguage || isNamed(one, nodes));
}

function partOf(ctx: Ctx, node: Numbered, language: string): PartInput {
  const name = node.names[language];
  const hint = node.hints?.[language];
  return {
    id: String(node.id),
    handler: 'entry',
    slot: 'entries',
    meta: {
      ...(name === undefined ? {} : { name }),
      ...(hint ? { hint } : {}),
      link: linkOf(ctx, node, name === undefined ? ctx.site.defaultLanguage : language),
    },
    options: node.target ? { target: node.target } : {},
    parts: node.children.map((child) => partOf(ctx, child, language)),
  };
}

function linkOf({ site }: Ctx, { entity, path }: Numbered, language: string): Link | null {
  if (entity) return entity;
  const paths = typeof path === 'string' ? { [site.defaultLanguage]: path } : (path ?? {});
  for (const one of Object.values(paths)) mustBeSafe(one);
  const own = paths[language] ?? paths[site.defaultLanguage];
  if (own === undefined) return null;
  return own.startsWith('/') ? { kind: 'path', path: own } : { kind: 'external', href: own };
}

function mustBeSafe(path: string): void {
  if (isSafeHref(path)) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'path', kind: 'url', message: 'The address is not allowed.' }],
  });
}
