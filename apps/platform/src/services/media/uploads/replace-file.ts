import type { Media } from '@izlog/contract/media/media';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { noteGone } from '../gallery/folder.queries.ts';
import { findMedia, findMediaByHash, type MediaRow, noteOldHash, setMedia } from '../media.queries.ts';
import { plainName } from '../plain-name.ts';
import { presentMedia } from '../present-media.ts';
import { lookThrough, moveBytes, type StoredBytes, saveBytes } from '../store-media.ts';
import { ownTicket, takeUpload } from './add-upload.ts';

/** Puts the file of a ticket in the place of another one: everywhere, by the same id. */
export async function replaceFile(
  kernel: Kernel,
  ctx: Ctx,
  { id, path, originalName: name }: { id: number; path: string; originalName?: string | undefined },
): Promise<Media> {
  const [before] = await findMedia(ctx, [id]);
  if (!before) throw new Refusal('notFound');
  const ticket = await ownTicket(ctx, path);
  await takeUpload(kernel, ctx, ticket, {
    async held({ bytes, originalName }) {
      const checked = await lookThrough({ bytes, originalName });
      await mustFit(ctx, before, checked);
      return swap(ctx, id, await saveBytes(kernel, ctx, checked), name ?? originalName);
    },
    async lying(key, stored, originalName) {
      await mustFit(ctx, before, stored);
      return swap(ctx, id, await moveBytes(kernel, ctx, key, stored), name ?? originalName);
    },
  });
  const [after] = await findMedia(ctx, [id]);
  if (!after) throw new Refusal('notFound');
  const [poster] = await findMedia(ctx, after.posterId === null ? [] : [after.posterId]);
  return presentMedia(after, poster);
}

/** Where a picture stands only a picture can; and a site has the same bytes once. */
async function mustFit(ctx: Ctx, before: MediaRow, { hash, kind }: Pick<StoredBytes, 'hash' | 'kind'>) {
  const kindOf = (mime: string) => /^(image|video|audio)/.exec(mime)?.[0] ?? 'document';
  if (kindOf(kind.mime) !== kindOf(before.mime)) throw new Refusal('unsupportedMediaType');
  const other = await findMediaByHash(ctx, hash, before.access === 'private' ? 'private' : 'public');
  if (!other || other.id === before.id) return;
  throw taken('path', `The gallery has this file already: ${other.id}.`);
}

function swap(
  outer: Ctx,
  id: number,
  { kind, ...bytes }: StoredBytes,
  originalName: string,
): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const [before] = await findMedia(ctx, [id]);
    if (!before) throw new Refusal('notFound');
    if (before.hash === bytes.hash) return id;
    const empty = {
      width: null,
      height: null,
      placeholder: null,
      color: null,
      isDirect: null,
      isMoving: null,
    };
    await setMedia(ctx, id, {
      ...empty,
      ...bytes,
      mime: kind.mime,
      extension: kind.extension,
      originalName: plainName(originalName),
    });
    await noteOldHash(ctx, id, before.hash, bytes.hash);
    await noteGone(ctx, [before.hash]);
    // Lists and products remember their pictures for a version of the catalogue.
    await catalogueChanged(ctx, [], [`media:${id}`]);
    noteChange(
      ctx,
      `media ${id}`,
      { hash: before.hash, originalName: before.originalName },
      { hash: bytes.hash, originalName },
    );
    return id;
  });
}
