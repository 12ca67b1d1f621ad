import { randomUUID } from 'node:crypto';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { fileGetUploadUrl } from '@izlog/contract/media/upload';
import { partRange, partsOf } from '@izlog/contract/media/upload-parts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { addTicket, countPromised, lockTickets } from './ticket.queries.ts';
import { formUploads } from './visitor-uploads.ts';

/** Seconds that a ticket is good for, counted again with each part that came. */
export const ticketSeconds = 15 * 60;
const mb = 1024 * 1024;
const dayMs = 86_400_000;
/** Bytes in a day of one person, one form and all visitors, the largest file of a visitor, and tickets open at once. */
const most = {
  staff: 20_000 * mb,
  sender: 100 * mb,
  form: 1000 * mb,
  visitors: 2000 * mb,
  file: 10 * mb,
  open: 200,
};

type Asked = EndpointParsed<typeof fileGetUploadUrl>;

/** Makes a ticket for a file, and the addresses its parts are put to. */
export async function giveTicket(kernel: Kernel, ctx: Ctx, asked: Asked) {
  const who = await personOf(kernel, ctx, asked);
  await kernel.room.mustBeLeft(ctx.now);
  const id = randomUUID();
  const parts = partsOf(asked.size);
  const expiresAt = new Date(ctx.now.getTime() + ticketSeconds * 1000);
  const addresses = await addressesOf(kernel, asked, id, parts);
  await inTransaction(ctx, async (inner) => {
    await lockTickets(inner);
    await mustHaveRoom(inner, asked, who);
    const { size, mime } = asked;
    const originalName = asked.name;
    const isDirect = addresses.isDirect;
    await addTicket(inner, {
      ...who,
      id,
      siteId: ctx.site.id,
      originalName,
      mime,
      size,
      parts,
      isDirect,
      expiresAt,
      createdAt: ctx.now,
    });
  });
  const all = addresses.urls.map((url, index) => ({
    part: index + 1,
    url,
    ...partRange(asked.size, index + 1),
  }));
  return {
    url: all[0]?.url ?? '',
    path: id,
    parts: all,
    expires_at: expiresAt.toISOString(),
  };
}

/** Where a part of a ticket lies when the browser puts it into the bucket itself. */
export const directKey = (ticket: string, part: number): string => `uploads/${ticket}/${part}`;

async function addressesOf({ storage }: Kernel, { size, isDirect }: Asked, id: string, parts: number) {
  const own = (part: number) => `/api/v1/media/file/put/${id}${parts > 1 ? `?part=${part}` : ''}`;
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const urls: string[] = [];
  for (const part of isDirect ? numbers : []) {
    const { from, to } = partRange(size, part);
    const url = await storage.uploadAddress(directKey(id, part), to - from, ticketSeconds);
    if (url === undefined) break;
    urls.push(url);
  }
  return urls.length > 0 ? { urls, isDirect: true } : { urls: numbers.map(own), isDirect: false };
}

interface Person {
  userId: number | null;
  sender: string | null;
  formId: number | null;
}

/** Staff who may, or a visitor of a form that takes files, who is asked to be human. */
async function personOf(kernel: Kernel, ctx: Ctx, asked: Asked): Promise<Person> {
  const { caller } = ctx;
  if (caller.kind === 'staff' && asked.formId === undefined) {
    if (!caller.permissions.includes('media.edit')) throw new Refusal('forbidden');
    return { userId: caller.userId, sender: null, formId: null };
  }
  if (asked.formId === undefined) throw new Refusal('forbidden');
  if (asked.size > most.file) throw new Refusal('payloadTooLarge');
  await limitAddress(ctx, 'form ticket', 60, 3600);
  await ctx.held.get(formUploads).mustBeTaken(kernel, ctx, asked.formId, asked.recaptcha);
  return { userId: null, sender: senderOf(kernel, ctx), formId: asked.formId };
}

/** Who sends, sealed: addresses of visitors are not kept. */
export const senderOf = ({ tokens }: Kernel, ctx: Ctx): string =>
  tokens.seal(`upload ${ctx.site.id} ${addressKey(ctx.ip)}`);

async function mustHaveRoom(ctx: Ctx, { size }: Asked, who: Person): Promise<void> {
  const promised = await countPromised(ctx, who, new Date(ctx.now.getTime() - dayMs));
  const isStaff = who.userId !== null;
  if (promised.open >= most.open || promised.person + size > (isStaff ? most.staff : most.sender))
    throw new Refusal('tooManyRequests');
  if (isStaff) return;
  if (promised.form + size > most.form || promised.visitors + size > most.visitors)
    throw new Refusal('storageFull');
}
