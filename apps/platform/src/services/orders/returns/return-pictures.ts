import { randomUUID } from 'node:crypto';
import {
  largestReturnPicture,
  mostReturnPictures,
  openReturnStates,
  returnPictureMimes,
} from '@izlog/contract/ecommerce/returns/return-states';
import type { addReturnPictures as endpoint } from '@izlog/contract/ecommerce/returns/return-web';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressForLogin, openLoginAddress } from '#platform/kernel/access/login-address.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkedPicture } from '#platform/services/media/index.ts';
import { findOrderById } from '../order.queries.ts';
import {
  deletePictures,
  findPicture,
  findReturn,
  findReturnById,
  insertPicture,
  listPictures,
  type ReturnPictureRow,
  type ReturnRow,
} from './return.queries.ts';
import { isReturnKey, returnKey } from './return-key.ts';

type Answer = EndpointReturn<typeof endpoint>;

/** Uploads that one address may make in an hour. */
const mostUploads = 30;
const use = 'return picture';
const base = '/api/v2/ecommerce';

/** Path of a picture for the holder of the return's link. */
export const webPicturePath = (kernel: Kernel, row: ReturnRow, id: string): string =>
  `${base}/web/return/picture/${id}?key=${returnKey(kernel, row)}`;

/** Path of a picture for the member of staff who reads the return; it holds for ten minutes. */
export const staffPicturePath = (kernel: Kernel, ctx: Ctx, id: string): string =>
  `${base}/return/picture/${addressForLogin(kernel, ctx, use, [id])}`;

/** Takes pictures of a return that waits for a decision; see the endpoint. What it is decides its content, never its name. */
export async function addPictures(
  kernel: Kernel,
  ctx: Ctx,
  { number, key }: EndpointParsed<typeof endpoint>,
  request: FastifyRequest,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  const row = await findReturn(ctx, number);
  if (!row || !isReturnKey(kernel, row, key)) throw new Refusal('notFound');
  mustBeOpen(row);
  await limitAddress(ctx, 'return pictures', mostUploads, 3600);
  await kernel.room.mustBeLeft(ctx.now);
  const answer: Answer = { taken: 0, refused: [] };
  const limits = { files: mostReturnPictures * 2, fileSize: largestReturnPicture, fields: 10 };
  for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
    const bytes = await part.toBuffer();
    // A browser sends an empty file for a field in which none was chosen.
    if (bytes.length === 0) continue;
    const name = (part.filename || 'slika').replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100);
    const why = part.file.truncated ? 'large' : await take(kernel, ctx, row.id, { bytes, name });
    if (why) answer.refused.push({ name, why });
    else answer.taken += 1;
  }
  return answer;
}

function mustBeOpen({ state }: ReturnRow): void {
  if (!openReturnStates.includes(state)) throw new Refusal('returnMoveNotAllowed', { state });
}

/** Keeps one picture; why it was not, where it was not. The row first: of an upload that breaks off nothing stays unknown. */
async function take(
  kernel: Kernel,
  outer: Ctx,
  returnId: number,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<'kind' | 'broken' | 'many' | undefined> {
  const checked = await look(bytes, name);
  if (typeof checked === 'string') return checked;
  const { kind } = checked;
  const id = randomUUID();
  const storageKey = `returns/${id.slice(0, 2)}/${id}.${kind.extension}`;
  const isSaved = await inTransaction(outer, async (ctx) => {
    const row = await findReturnById(ctx, returnId);
    // Two uploads at once wait here for each other.
    const order = row && (await findOrderById(ctx, row.orderId, { lock: true }));
    if (!order || (await listPictures(ctx, [returnId])).length >= mostReturnPictures) return false;
    await insertPicture(ctx, { id, returnId, storageKey, name, mime: kind.mime, size: checked.bytes.length });
    return true;
  });
  if (!isSaved) return 'many';
  try {
    await kernel.storage.put(storageKey, checked.bytes);
  } catch (error) {
    await deletePictures(outer.db, [id]);
    throw error;
  }
  return undefined;
}

async function look(bytes: Uint8Array, name: string) {
  try {
    const checked = await checkedPicture({ bytes, originalName: name });
    return checked && returnPictureMimes.some((mime) => mime === checked.kind.mime) ? checked : 'kind';
  } catch (error) {
    // Nothing that can be read, or another thing than a picture.
    if (error instanceof Refusal) return 'broken';
    throw error;
  }
}

/** A picture for the holder of the key of its return. */
export async function sendWebPicture(
  kernel: Kernel,
  { id, key }: { id: string; key: string },
  reply: FastifyReply,
): Promise<unknown> {
  const found = await findPicture(kernel.database.db, id);
  if (!found || !isReturnKey(kernel, found.row, key)) throw new Refusal('notFound');
  return send(kernel, found.picture, reply);
}

/** A picture by an address that was given to a member of staff. */
export async function sendStaffPicture(
  kernel: Kernel,
  token: string,
  now: Date,
  reply: FastifyReply,
): Promise<unknown> {
  const { site, words } = await openLoginAddress(kernel, { use, token, needs: 'orders.read', now });
  const found = await findPicture(kernel.database.db, words[0] ?? '');
  if (!found || found.picture.siteId !== site.id) throw new Refusal('notFound');
  return send(kernel, found.picture, reply);
}

async function send(
  kernel: Kernel,
  { storageKey, mime }: ReturnPictureRow,
  reply: FastifyReply,
): Promise<unknown> {
  if (!(await kernel.storage.exists(storageKey))) throw new Refusal('notFound');
  return reply
    .type(mime)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .send(await kernel.storage.getStream(storageKey));
}
