import type { LinkKind } from '@izlog/contract/cms/link-kinds';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentFault } from '#platform/kernel/documents/document-kind.ts';
import { listPictureIds } from '../items/content.queries.ts';
import { findLinkPaths } from '../navigation/link-paths.ts';
import { listNamedThings } from './named-things.ts';

const otherDocuments: Partial<Record<string, string>> = {
  product: 'product',
  service: 'product',
  productCategory: 'category',
  event: 'event',
};

/**
 * What a body names and visitors would not find: pictures that are gone, links to what is gone or not public. What is
 * published with it (`together`, by `kind:id`) counts as public.
 */
export async function listLostThings(
  ctx: Ctx,
  body: DocumentBody,
  together: ReadonlySet<string>,
): Promise<DocumentFault[]> {
  const things = listNamedThings(body).filter(({ kind }) => kind !== 'form');
  const pictures = things.filter(({ kind }) => kind === 'media');
  const links = things.filter(
    ({ kind, id }) => kind !== 'media' && !together.has(`${otherDocuments[kind] ?? 'content'}:${id}`),
  );
  const known = new Set(
    await listPictureIds(
      ctx,
      pictures.map(({ id }) => id),
    ),
  );
  const pathOf = await findLinkPaths(
    // What is looked up here is shown to nobody.
    { ...ctx, site: ctx.site, tags: new Set() },
    links.map(({ kind, id }) => ({ kind: kind as LinkKind, id })),
  );
  return [
    ...pictures
      .filter(({ id }) => !known.has(id))
      .map(({ path, id }) => ({ kind: 'mediaGone' as const, path, values: { id } })),
    ...links
      .filter(({ kind, id }) => pathOf({ kind: kind as LinkKind, id }) === null)
      .map(({ path, kind, id }) => ({ kind: 'linkGone' as const, path, values: { to: kind, id } })),
  ];
}
