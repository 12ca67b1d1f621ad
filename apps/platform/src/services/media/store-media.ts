import { createHash } from 'node:crypto';
import { catalogueChanged } from '../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';
import { addMedia, findMedia, findMediaByHash, hasFolder, setTexts } from './media.queries.ts';
import { readPictureFacts } from './picture-facts.ts';
import { stripMetadata } from './safety/strip-metadata.ts';
import { mustBeDrawing } from './safety/svg-allow-list.ts';
import { originalKey } from './storage-keys.ts';

/** A file to keep. */
export interface NewFile {
  bytes: Uint8Array;
  originalName: string;
  title?: string;
  description?: string;
  /** Alternative text: in the language of the context, or by three-letter language code. */
  alt?: string | Record<string, string>;
  access?: 'public' | 'private';
  folderId?: number | null;
  /** The picture shown before a video plays (MEDIA-012). */
  posterId?: number | null;
}

/**
 * Keeps a file in storage and gives the id of its record. The same bytes give the record the site already has; only its
 * alternative texts are then added to. Refuses what is not stored (unsupportedMediaType) and pictures that cannot be
 * decoded (fileUnreadable).
 */
export async function storeMedia(kernel: Pick<Kernel, 'storage'>, ctx: Ctx, file: NewFile): Promise<number> {
  if (file.folderId && !(await hasFolder(ctx, file.folderId))) throw new Refusal('notFound');
  if (file.posterId && (await findMedia(ctx, [file.posterId])).length === 0) throw new Refusal('notFound');
  const kind = await kindOfFile(file.bytes, file.originalName);
  if (!kind) throw new Refusal('unsupportedMediaType');
  if (kind.extension === 'svg') mustBeDrawing(new TextDecoder().decode(file.bytes));
  // What is kept, and named by its hash, is the picture without what a camera wrote beside it.
  const bytes = stripMetadata(file.bytes, kind.mime);
  const hash = hashOf(bytes);
  const known = await findMediaByHash(ctx, hash, file.access ?? 'public');
  const id = known?.id ?? (await addFile(kernel, ctx, { ...file, bytes }, hash, kind));
  await setAlts(ctx, id, file.alt);
  return id;
}

/** Name of bytes in addresses and storage: the first 32 hexadecimal digits of their SHA-256. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

async function addFile(
  kernel: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  file: NewFile,
  hash: string,
  kind: FileKind,
): Promise<number> {
  const facts = kind.mime.startsWith('image/') ? await readPictureFacts(file.bytes) : {};
  // Bytes first: a record whose file is missing would be a broken picture, a file without a record is only waste.
  await kernel.storage.put(originalKey(hash, kind.extension), file.bytes);
  const { id } = await addMedia(ctx, {
    siteId: ctx.site.id,
    folderId: file.folderId ?? null,
    posterId: file.posterId ?? null,
    title: file.title ?? '',
    description: file.description ?? '',
    mime: kind.mime,
    extension: kind.extension,
    size: file.bytes.byteLength,
    hash,
    access: file.access ?? 'public',
    usePublicPath: file.access !== 'private',
    originalName: file.originalName.slice(0, 300),
    ...facts,
  });
  return id;
}

async function setAlts(ctx: Ctx, id: number, alt: NewFile['alt']): Promise<void> {
  const texts = typeof alt === 'string' ? { [ctx.language]: alt } : (alt ?? {});
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  if (given.length === 0) return;
  await inTransaction(ctx, async (inner) => {
    for (const [language, text] of given) await setTexts(inner, id, language, { alt: text });
    // Lists and products remember their pictures for a version of the catalogue.
    await catalogueChanged(inner, [], [`media:${id}`]);
  });
}
