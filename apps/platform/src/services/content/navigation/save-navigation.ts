import type { LinkKind } from '@izlog/contract/cms/content/link';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { putNode, putNodeNames, removeOtherNodes } from './navigation.queries.ts';

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

/** Replaces a navigation tree by name (CMS-010): entries with an id stay the same, those not named are removed. */
export async function saveNavigation(
  ctx: Ctx,
  tree: string,
  nodes: readonly NavigationInput[],
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const retained: number[] = [];
    await saveLevel(inner, tree, null, nodes, retained);
    await removeOtherNodes(inner, tree, retained);
    await dropTags(inner, [`navigation:${tree}`]);
  });
}

async function saveLevel(
  ctx: Ctx,
  tree: string,
  parentId: number | null,
  nodes: readonly NavigationInput[],
  kept: number[],
): Promise<void> {
  for (const [position, node] of nodes.entries()) {
    const paths = pathsOf(ctx, node);
    const path = paths[ctx.site.defaultLanguage] ?? null;
    const id = await putNode(ctx, node.id, {
      siteId: ctx.site.id,
      tree,
      parentId,
      position,
      linkType: node.entity ? 'internal' : path !== null && !path.startsWith('/') ? 'external' : 'static',
      path,
      entityKind: node.entity?.kind ?? null,
      entityId: node.entity?.id ?? null,
      target: node.target ?? null,
    });
    if (id === undefined) throw new Refusal('notFound');
    kept.push(id);
    const names = Object.entries(node.names);
    await putNodeNames(
      ctx,
      id,
      names.map(([language, name]) => ({
        language,
        name,
        hint: node.hints?.[language] ?? '',
        path: paths[language] ?? null,
      })),
    );
    await saveLevel(ctx, tree, id, node.children ?? [], kept);
  }
}

function pathsOf(ctx: Ctx, { path }: NavigationInput): Record<string, string> {
  const paths = typeof path === 'string' ? { [ctx.site.defaultLanguage]: path } : (path ?? {});
  for (const one of Object.values(paths)) {
    if (isSafeHref(one)) continue;
    throw new Refusal('validationFailed', {
      fields: [{ path: 'path', kind: 'url', message: 'The address is not allowed.' }],
    });
  }
  return paths;
}
