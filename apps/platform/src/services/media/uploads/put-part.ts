import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { partRange } from '@izlog/contract/media/upload-parts';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { ticketSeconds } from './give-ticket.ts';
import { findOpenTicket, takePart } from './ticket.queries.ts';

/**
 * Takes a part of a file as it comes, never more of it than was promised. Each lies under a name of its own and counts
 * once it is whole: one that breaks off can be sent again, and one that comes late changes nothing that was looked at.
 */
export async function putPart(
  kernel: Kernel,
  ctx: Ctx,
  { ticket, part }: { ticket: string; part: number },
  request: FastifyRequest,
): Promise<Record<never, never>> {
  try {
    await take(kernel, ctx, ticket, part, request);
    return {};
  } catch (error) {
    // What is not read would keep the connection from its next request.
    request.raw.resume();
    throw error;
  }
}

async function take(kernel: Kernel, ctx: Ctx, id: string, part: number, request: FastifyRequest) {
  const ticket = await findOpenTicket(ctx.db, id, ctx.now);
  if (!ticket || ticket.isDirect || part > ticket.parts || ticket.taken[part])
    throw new Refusal('ticketInvalid');
  const { from, to } = partRange(ticket.size, part);
  const said = Number(request.headers['content-length'] ?? to - from);
  if (said > to - from) throw new Refusal('payloadTooLarge');
  await kernel.room.mustBeLeft(ctx.now);
  const key = `uploads/${ticket.id}/${part}-${randomUUID()}`;
  const counted = exactly(request, to - from);
  try {
    await kernel.storage.putChunks(key, counted.chunks, to - from);
  } catch (error) {
    await kernel.storage.delete(key);
    // A line that broke is the sender's affair; it sends the part again.
    if (counted.isWrong || !request.raw.complete)
      throw new Refusal('fileUnreadable', { reason: 'Not the promised size.' });
    throw error;
  }
  const now = new Date();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
  if (await takePart(ctx.db, ticket.id, part, key, { now: ctx.now, expiresAt })) return;
  await kernel.storage.delete(key);
  throw new Refusal('ticketInvalid');
}

/** Passes exactly so many bytes of a request on, and fails on one more or one less. */
function exactly(request: FastifyRequest, size: number) {
  const passing = { isWrong: false, chunks: chunks() };
  const isFromLine = request.raw.socket instanceof Socket;
  return passing;

  async function* chunks(): AsyncGenerator<Uint8Array> {
    let seen = 0;
    // Anyone who sends too much is still answered: the line stays open.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      seen += chunk.length;
      passing.isWrong = seen > size;
      if (passing.isWrong) throw new Error('more bytes than promised');
      // What a line brought is ours alone; a call from within the program keeps what it sent.
      yield isFromLine ? chunk : Uint8Array.from(chunk);
    }
    passing.isWrong = seen < size;
    if (passing.isWrong) throw new Error('fewer bytes than promised');
  }
}
