import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { TextDecoder } from 'node:util';
import type { Media } from '@izlog/contract/media/media';
import { partRange } from '@izlog/contract/media/upload-parts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type FileKind, kindOfFile, kindOfLargeFile } from '../file-kind.ts';
import { findMedia } from '../media.queries.ts';
import { presentMedia } from '../present-media.ts';
import { refusedKind } from '../safety/refused-kind.ts';
import { type NewFile, type StoredBytes, storeMedia, storeStored } from '../store-media.ts';
import { directKey, senderOf } from './give-ticket.ts';
import { findOpenTicket, spendTicket, type Ticket } from './ticket.queries.ts';
import { type FormFile, formUploads } from './visitor-uploads.ts';

/** Up to this size a file is looked at in memory; pictures, which have to be decoded, up to the other. */
const inMemory = { any: 16 * 1024 * 1024, picture: 50 * 1024 * 1024 };

interface Said extends Pick<NewFile, 'title' | 'alt' | 'folderId' | 'access'> {
  path: string;
  originalName?: string | undefined;
}

/** Registers a file of staff (MEDIA-017). */
export async function addUpload(kernel: Kernel, ctx: Ctx, said: Said): Promise<Media> {
  return show(ctx, await takeUpload(kernel, ctx, await ownTicket(ctx, said.path), adding(kernel, ctx, said)));
}

/**
 * Registers a file of a visitor (MEDIA-016) with its form: no file of the gallery answers a stranger, not for the same
 * bytes either. No drawing is taken: it may hold more than it shows.
 */
export async function addVisitorUpload(
  kernel: Kernel,
  ctx: Ctx,
  said: { path: string; originalName?: string | undefined },
): Promise<FormFile> {
  const ticket = await findOpenTicket(ctx.db, said.path, ctx.now);
  const { formId = null } = ticket ?? {};
  const isOwn = formId !== null && ticket?.sender === senderOf(kernel, ctx);
  if (!ticket || !isOwn || ticket.siteId !== ctx.site.id) throw new Refusal('ticketInvalid');
  return takeUpload(kernel, ctx, ticket, {
    held: ({ bytes, originalName }) =>
      ctx.held
        .get(formUploads)
        .take(kernel, ctx, formId, { bytes, originalName: said.originalName ?? originalName }),
    // Larger than any file of a visitor may be.
    lying: () => Promise.reject(new Refusal('payloadTooLarge')),
  });
}

/** The open ticket of the staff user who calls. */
export async function ownTicket(ctx: Ctx, path: string): Promise<Ticket> {
  const ticket = await findOpenTicket(ctx.db, path, ctx.now);
  const isOwn = ctx.caller.kind === 'staff' && ticket?.userId === ctx.caller.userId;
  if (!ticket || !isOwn || ticket.siteId !== ctx.site.id) throw new Refusal('ticketInvalid');
  return ticket;
}

/** What becomes of a file that came: held in memory, or lying in storage under a key of its own. */
interface Destination<T> {
  held(file: { bytes: Uint8Array; originalName: string }): Promise<T>;
  lying(key: string, stored: StoredBytes, originalName: string): Promise<T>;
}

const adding = (kernel: Kernel, ctx: Ctx, said: Said): Destination<number> => ({
  held: ({ bytes, originalName }) =>
    storeMedia(kernel, ctx, { ...said, bytes, originalName: said.originalName ?? originalName }),
  lying: (key, stored, originalName) =>
    storeStored(kernel, ctx, { ...said, originalName: said.originalName ?? originalName }, key, stored),
});

async function show(ctx: Ctx, id: number): Promise<Media> {
  const [row] = await findMedia(ctx, [id]);
  if (!row) throw new Refusal('notFound');
  return presentMedia(row);
}

/** Spends a ticket whose parts are there, and returns what they became. */
export async function takeUpload<T>(
  kernel: Kernel,
  ctx: Ctx,
  ticket: Ticket,
  into: Destination<T>,
): Promise<T> {
  const keys = await keysOf(kernel, ticket);
  if (!(await spendTicket(ctx.db, ticket.id))) throw new Refusal('ticketInvalid');
  const whole = `uploads/${ticket.id}/whole-${randomUUID()}`;
  try {
    return await store(kernel, ticket, keys, whole, into);
  } finally {
    for (const key of [...keys, whole]) await kernel.storage.delete(key);
  }
}

/** Where the parts lie, all of them; what is missing can still be sent. */
async function keysOf({ storage }: Kernel, ticket: Ticket): Promise<string[]> {
  const keys: string[] = [];
  for (let part = 1; part <= ticket.parts; part += 1) {
    const key = ticket.isDirect ? directKey(ticket.id, part) : ticket.taken[part];
    if (key === undefined || (ticket.isDirect && !(await storage.exists(key)))) throw missing(part);
    keys.push(key);
  }
  return keys;
}

function missing(part: number): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'path', kind: 'required', message: `Part ${part} has not come.` }],
  });
}

async function store<T>(
  kernel: Kernel,
  ticket: Ticket,
  keys: readonly string[],
  whole: string,
  into: Destination<T>,
): Promise<T> {
  const { originalName } = ticket;
  for (const [index, key] of keys.entries())
    if (ticket.isDirect) await mustBeWhole(kernel, ticket, index + 1, key);
  if (ticket.size <= inMemory.any) {
    const bytes = Buffer.concat(await Promise.all(keys.map((key) => kernel.storage.getBytes(key))));
    const kind = await kindOfFile(bytes, originalName);
    if (!kind) throw refusedKind(bytes);
    mustBeAsPromised(ticket, kind);
    return into.held({ bytes, originalName });
  }
  const passing = hashed();
  await kernel.storage.join(keys, whole, ticket.size, passing.look);
  const kind = await kindOfLargeFile(await kernel.storage.getStream(whole), originalName, passing.isText());
  if (!kind) throw refusedKind(await buffer(await kernel.storage.getRange(whole, { start: 0, end: 255 })));
  mustBeAsPromised(ticket, kind);
  if (kind.mime.startsWith('image/')) {
    if (ticket.size > inMemory.picture) throw new Refusal('payloadTooLarge');
    return into.held({ bytes: await kernel.storage.getBytes(whole), originalName });
  }
  return into.lying(whole, { hash: passing.hash(), size: ticket.size, kind }, originalName);
}

/** What a ticket was for decides what may come by it: the kind as far as its first word, and no drawing of a visitor. */
function mustBeAsPromised(ticket: Ticket, kind: FileKind): void {
  if (ticket.formId !== null && kind.extension === 'svg') throw new Refusal('unsupportedMediaType');
  const said = ticket.mime.split('/', 1)[0] ?? '';
  const isPlayed = /^(image|video|audio)$/;
  const is = kind.mime.split('/', 1)[0] ?? '';
  if (isPlayed.test(said) && said !== is) throw new Refusal('unsupportedMediaType');
}

/** What a browser put into the bucket itself is as large as it was promised to be; what came by us was counted. */
async function mustBeWhole({ storage }: Kernel, { size }: Ticket, part: number, key: string): Promise<void> {
  const { from, to } = partRange(size, part);
  const { contentLength } = await storage.getMetaData(key);
  if (contentLength !== to - from) throw new Refusal('fileUnreadable', { reason: 'Not the promised size.' });
}

/** Looks at bytes as they pass: their hash, and whether they are text. */
function hashed() {
  const sum = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const look = (chunk: Uint8Array) => {
    sum.update(chunk);
    isText &&= isPlain(chunk, decoder);
  };
  return { look, hash: () => sum.digest('hex').slice(0, 32), isText: () => isText };
}

function isPlain(chunk: Uint8Array, decoder: TextDecoder): boolean {
  if (chunk.includes(0)) return false;
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    // Thrown for what is no UTF-8, which is what was asked.
    return false;
  }
}
