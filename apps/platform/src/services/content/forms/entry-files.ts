import type { FastifyReply } from 'fastify';
import { addressForLogin, openLoginAddress } from '#platform/kernel/access/login-address.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findEntryFile } from './form.queries.ts';

/** What the addresses of files are called in their seal. */
const use = 'form entry file';

/** The address by which a file of an entry can be fetched for a while; only staff who may read entries are given it. */
export const filePath = (kernel: Kernel, ctx: Ctx, id: string): string =>
  `/api/v1/cms/form/entryFile/${addressForLogin(kernel, ctx, use, [id])}`;

/** Sends the file that an address names, to be kept and never shown; 404 where the address no longer holds. */
export async function sendEntryFile(
  kernel: Kernel,
  token: string,
  now: Date,
  reply: FastifyReply,
): Promise<unknown> {
  const { words } = await openLoginAddress(kernel, { use, token, needs: 'users.edit', now });
  const [id = ''] = words;
  const file = await findEntryFile(kernel.database.db, id);
  if (!file) throw new Refusal('notFound');
  return reply
    .type('application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-length', file.size)
    .send(await kernel.storage.getStream(file.storageKey));
}
