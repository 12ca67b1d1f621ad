import type { Ctx } from '#platform/kernel/context.ts';
import { importedMenu, type NavigationInput } from '#platform/services/content/navigation/imported-menu.ts';
import { importDocuments } from '#platform/services/editing/index.ts';

/** Replaces a navigation tree by name, as the seed does. */
export async function saveNavigation(
  ctx: Ctx,
  tree: string,
  nodes: readonly NavigationInput[],
): Promise<void> {
  await importDocuments(ctx, [await importedMenu(ctx, tree, nodes)]);
}
