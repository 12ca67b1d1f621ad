import type { NavigationNode } from '@izlog/contract/cms/addresses/navigation-tree';
import type { Link } from '@izlog/contract/cms/content/link';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findLinkPaths } from './link-paths.ts';
import { listNodes } from './navigation.queries.ts';

/**
 * A navigation tree in the language of the request (CMS-010): names and addresses fall back to the default language. An
 * entry whose target is not public is left out, unless others hang below it. Refuses a tree without any entry.
 */
export async function getNavigationTree(
  ctx: Ctx,
  tree: string,
): Promise<{ id: string; children: NavigationNode[] }> {
  ctx.tags.add(`navigation:${tree}`);
  const rows = await listNodes(ctx, tree);
  if (rows.length === 0) throw new Refusal('notFound');
  const links = new Map(rows.map((row) => [row.node.id, linkOf(row)]));
  const pathOf = await findLinkPaths(
    ctx,
    [...links.values()].filter((link) => link !== null),
  );
  const byParent = Map.groupBy(rows, (row) => row.node.parentId);

  function childrenOf(parentId: number | null): NavigationNode[] {
    return (byParent.get(parentId) ?? []).flatMap((row) => {
      const { node } = row;
      const link = links.get(node.id) ?? null;
      const path = link && pathOf(link);
      const children = childrenOf(node.id);
      const words = row.asked ?? row.standard;
      if (path === null && children.length === 0) return [];
      return {
        id: node.id,
        name: words?.name ?? '',
        language: words?.language ?? ctx.language,
        ...(words?.hint ? { hint: words.hint } : {}),
        link_type: node.linkType,
        path,
        entity:
          node.entityKind && node.entityId !== null ? { kind: node.entityKind, id: node.entityId } : null,
        target: node.target,
        children,
      };
    });
  }

  return { id: tree, children: childrenOf(null) };
}

/** Where an entry leads, null for a heading. A path of the language's own needs no prefix put before it twice. */
function linkOf({ node, asked }: Awaited<ReturnType<typeof listNodes>>[number]): Link | null {
  if (node.linkType === 'internal') {
    return node.entityKind && node.entityId !== null ? { kind: node.entityKind, id: node.entityId } : null;
  }
  const path = asked?.path ?? node.path;
  if (path === null) return null;
  return path.startsWith('/') ? { kind: 'path', path } : { kind: 'external', href: path };
}
