import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import { isSlugForm } from '@izlog/contract/cms/content/slug-fault';
import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentFault } from '#platform/kernel/documents/document-kind.ts';
import { findPictures } from '#platform/services/media/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A body that has fields and no parts, as products and categories are. */
export function bodyOfFields(handler: string, meta: Record<string, unknown>): DocumentBody {
  const empty = { options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };
  const root: Part = { id: rootId, handler, slot: rootId, meta, ...empty };
  return { root };
}

/** A text of a body, empty where it has none. */
export const textIn = (meta: Fields, field: string): string =>
  typeof meta[field] === 'string' ? meta[field] : '';

/** Title and description for search engines. */
export function seoIn({ seo }: Fields): { seoTitle: string; seoDescription: string } {
  const { title = '', description = '' } = (seo ?? {}) as { title?: string; description?: string };
  return { seoTitle: title, seoDescription: description };
}

/** A slug that is not available: of another form, or somebody else's. One that stands already is no fault. */
export async function slugFaults(
  slug: string,
  before: string | undefined,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<DocumentFault[]> {
  const path = 'root/meta/slug';
  if (slug === '' || slug === before) return [];
  if (!isSlugForm(slug)) return [{ kind: 'slugFormat', path, values: { slug } }];
  return (await isTaken(slug)) ? [{ kind: 'slugTaken', path, values: { slug } }] : [];
}

/** Pictures that the site does not have any more. */
export async function goneFaults(
  ctx: Ctx,
  field: string,
  uses: readonly MediaUse[],
): Promise<DocumentFault[]> {
  const known = await findPictures(
    // What is looked up here is shown to nobody.
    { ...ctx, site: ctx.site, tags: new Set() },
    uses.map(({ id }) => id),
  );
  return uses.flatMap(({ id }) =>
    known.has(id) ? [] : [{ kind: 'mediaGone' as const, path: `root/meta/${field}`, values: { id } }],
  );
}
