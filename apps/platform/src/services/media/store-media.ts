import { createHash } from 'node:crypto';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';
import { addMedia, findMedia, findMediaByHash, forgetGone, hasFolder, setTexts } from './media.queries.ts';
import { isMovingPicture } from './moving/moving-picture.ts';
import { type PictureFacts, readPictureFacts } from './picture-facts.ts';
import { plainName } from './plain-name.ts';
import { refusedKind } from './safety/refused-kind.ts';
import { sizedDrawing } from './safety/sized-drawing.ts';
import { lacksEnd } from './safety/strip-jpeg.ts';
import { stripMetadata } from './safety/strip-metadata.ts';
import { mustBeDrawing } from './safety/svg-allow-list.ts';
import { mustBeWhole } from './safety/whole-jpeg.ts';
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
  const checked = await lookThrough(file);
  const known = await findMediaByHash(ctx, checked.hash, file.access ?? 'public');
  const id = known?.id ?? (await addRecord(ctx, file, await saveBytes(kernel, ctx, checked)));
  await setAlts(ctx, id, file.alt);
  return id;
}

/** A file that was looked through and may be stored. */
interface CheckedFile {
  /** A picture without what a camera wrote beside it, a drawing with its size; its hash is of these bytes. */
  bytes: Uint8Array;
  hash: string;
  kind: FileKind;
}

/** Says what a file is and what of it is stored; refuses what is not. */
export async function lookThrough(file: Pick<NewFile, 'bytes' | 'originalName'>): Promise<CheckedFile> {
  const kind = await kindOfFile(file.bytes, file.originalName);
  if (!kind) throw refusedKind(file.bytes);
  if (kind.extension === 'svg') mustBeDrawing(new TextDecoder().decode(file.bytes));
  const bytes = kind.extension === 'svg' ? sizedDrawing(file.bytes) : stripMetadata(file.bytes, kind.mime);
  if (kind.mime === 'image/jpeg' && lacksEnd(Buffer.from(file.bytes))) await mustBeWhole(Buffer.from(bytes));
  return { bytes, hash: hashOf(bytes), kind };
}

/**
 * A picture that is kept outside the gallery: without what a camera wrote beside it, decoded once to see that it is one.
 * Undefined for another kind of file, and for drawings, which may hold scripts; refuses what cannot be decoded (fileUnreadable).
 */
export async function checkedPicture(
  file: Pick<NewFile, 'bytes' | 'originalName'>,
): Promise<CheckedFile | undefined> {
  const kind = await kindOfFile(file.bytes, file.originalName);
  if (!kind?.mime.startsWith('image/') || kind.extension === 'svg') return undefined;
  const checked = await lookThrough(file);
  await readPictureFacts(checked.bytes);
  return checked;
}

/** What a record says of the bytes that it names. */
export interface StoredBytes extends Partial<PictureFacts> {
  hash: string;
  size: number;
  kind: FileKind;
  /** Of a picture: it is a film. */
  isMoving?: boolean;
}

/** Stores bytes under their hash. Bytes first: a record whose file is missing would be a broken picture. */
export async function saveBytes(
  kernel: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  { bytes, hash, kind }: CheckedFile,
): Promise<StoredBytes> {
  const isPicture = kind.mime.startsWith('image/');
  const facts = isPicture ? { ...(await readPictureFacts(bytes)), isMoving: isMovingPicture(bytes) } : {};
  await forgetGone(ctx, hash);
  await kernel.storage.put(originalKey(hash, kind.extension), bytes);
  return { ...facts, hash, size: bytes.byteLength, kind };
}

/** Moves bytes that lie in storage already, under a key of their own, to where their hash says. */
export async function moveBytes(
  { storage }: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  key: string,
  stored: StoredBytes,
): Promise<StoredBytes> {
  await forgetGone(ctx, stored.hash);
  await storage.move(key, originalKey(stored.hash, stored.kind.extension));
  return stored;
}

/** Name of bytes in addresses and storage: the first 32 hexadecimal digits of their SHA-256. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The same as `storeMedia` for a file that is no picture and too large to be held: its bytes only move. */
export async function storeStored(
  kernel: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  file: Omit<NewFile, 'bytes'>,
  key: string,
  stored: StoredBytes,
): Promise<number> {
  await mustBeThere(ctx, file);
  const known = await findMediaByHash(ctx, stored.hash, file.access ?? 'public');
  return known?.id ?? addRecord(ctx, file, await moveBytes(kernel, ctx, key, stored));
}

async function mustBeThere(ctx: Ctx, { folderId, posterId }: Omit<NewFile, 'bytes'>): Promise<void> {
  if (folderId && !(await hasFolder(ctx, folderId))) throw new Refusal('notFound');
  if (posterId && (await findMedia(ctx, [posterId])).length === 0) throw new Refusal('notFound');
}

async function addRecord(
  ctx: Ctx,
  file: Omit<NewFile, 'bytes'>,
  { kind, ...bytes }: StoredBytes,
): Promise<number> {
  const { id } = await addMedia(ctx, {
    ...bytes,
    siteId: ctx.site.id,
    folderId: file.folderId ?? null,
    posterId: file.posterId ?? null,
    title: file.title ?? '',
    description: file.description ?? '',
    mime: kind.mime,
    extension: kind.extension,
    access: file.access ?? 'public',
    usePublicPath: file.access !== 'private',
    originalName: plainName(file.originalName),
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
