import { isReservedSlug } from '@izlog/contract/cms/content/reserved-slugs';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type LiveRow, listPictureIds, type NewLive } from './content.queries.ts';
import { listUnsafeAddresses } from './content-rules.ts';
import { isMediaUse } from './content-uses.ts';

/**
 * Refuses words that may not be saved: unsafe addresses and pictures there are not (validationFailed), a slug that is an
 * address of the shop (slugReserved). `before` is what stood there.
 */
export async function mustBeRight(ctx: Ctx, row: NewLive, before: LiveRow | undefined): Promise<void> {
  mustBeSafe(row);
  await mustHavePictures(ctx, row, before);
  if (row.slug && row.slug !== before?.slug) mustBeFree(row.slug, row.kind);
}

/** Pages and posts stand at the root, beside the screens of the shop; terms below the blog. */
function mustBeFree(slug: string, kind: NewLive['kind']): void {
  if (kind !== 'term' && isReservedSlug(slug)) throw new Refusal('slugReserved', { slug });
}

function mustBeSafe(row: NewLive): void {
  const { meta, options, mobileMeta, mobileOptions, parts, body } = row;
  const unsafe = listUnsafeAddresses({ meta, options, mobileMeta, mobileOptions, parts, body });
  if (unsafe.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: unsafe
      .slice(0, 50)
      .map(({ path }) => ({ path, kind: 'url', message: 'The address is not allowed.' })),
  });
}

/** Refuses pictures that the site does not have; one that went after it was chosen is not this change's fault. */
async function mustHavePictures(ctx: Ctx, row: NewLive, before: LiveRow | undefined): Promise<void> {
  const old = new Set(before ? listPictureUses(before).map(({ id }) => id) : []);
  const named = listPictureUses(row).filter(({ id }) => !old.has(id));
  const known = new Set(
    await listPictureIds(
      ctx,
      named.map(({ id }) => id),
    ),
  );
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: unknown
      .slice(0, 50)
      .map(({ path }) => ({ path, kind: 'mediaUnknown', message: 'There is no such picture.' })),
  });
}

/** A picture that is named, and where: `mediaId`, `parts.0.meta.image`. */
interface PictureUse {
  path: string;
  id: number;
}

/** The pictures that an item names in a language, with the field each stands in. */
function listPictureUses(
  row: Pick<
    NewLive,
    'mediaId' | 'seo' | 'meta' | 'options' | 'mobileMeta' | 'mobileOptions' | 'parts' | 'body'
  >,
): PictureUse[] {
  const { mediaId, seo, meta, options, mobileMeta, mobileOptions, parts, body } = row;
  return [
    ...(mediaId ? [{ path: 'mediaId', id: mediaId }] : []),
    ...(seo?.mediaId ? [{ path: 'seo.mediaId', id: seo.mediaId }] : []),
    ...usesIn({ meta, options, mobileMeta, mobileOptions, parts, body }, ''),
  ];
}

function usesIn(value: unknown, path: string): PictureUse[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isMediaUse(value)) return [{ path, id: value.id }];
  return Object.entries(value).flatMap(([key, one]) => usesIn(one, path === '' ? key : `${path}.${key}`));
}
