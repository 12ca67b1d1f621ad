import { createHash } from 'node:crypto';
import { catalogueChanged } from '../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';
import { addMedia, findMedia, findMediaByHash, forgetGone, hasFolder, setTexts } from './media.queries.ts';
import { type PictureFacts, readPictureFacts } from './picture-facts.ts';
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
  await mustBeThere(ctx, file);
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

/** A file that lies in storage already, under a key of its own. */
interface StoredFile {
  key: string;
  hash: string;
  size: number;
  kind: FileKind;
}

/** The same as `storeMedia` for a file that is no picture and too large to be held: its bytes only move. */
export async function storeStored(
  kernel: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  file: Omit<NewFile, 'bytes'>,
  { key, hash, size, kind }: StoredFile,
): Promise<number> {
  await mustBeThere(ctx, file);
  const known = await findMediaByHash(ctx, hash, file.access ?? 'public');
  if (known) return known.id;
  await forgetGone(ctx, hash);
  await kernel.storage.move(key, originalKey(hash, kind.extension));
  return addRecord(ctx, file, { hash, size, kind });
}

async function mustBeThere(ctx: Ctx, { folderId, posterId }: Omit<NewFile, 'bytes'>): Promise<void> {
  if (folderId && !(await hasFolder(ctx, folderId))) throw new Refusal('notFound');
  if (posterId && (await findMedia(ctx, [posterId])).length === 0) throw new Refusal('notFound');
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
  await forgetGone(ctx, hash);
  await kernel.storage.put(originalKey(hash, kind.extension), file.bytes);
  return addRecord(ctx, file, { hash, size: file.bytes.byteLength, kind, facts });
}

async function addRecord(
  ctx: Ctx,
  file: Omit<NewFile, 'bytes'>,
  { kind, facts, ...bytes }: { hash: string; size: number; kind: FileKind; facts?: Partial<PictureFacts> },
): Promise<number> {
  const { id } = await addMedia(ctx, {
    ...bytes,
    ...facts,
    siteId: ctx.site.id,
    folderId: file.folderId ?? null,
    posterId: file.posterId ?? null,
    title: file.title ?? '',
    description: file.description ?? '',
    mime: kind.mime,
    extension: kind.extension,
    access: file.access ?? 'public',
    usePublicPath: file.access !== 'private',
    originalName: file.originalName.slice(0, 300),
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
