import type { FastifyReply } from 'fastify';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findEntryFile } from './form.queries.ts';

/** Minutes in which an address of a file holds. */
const minutes = 10;

/** The address by which a file of an entry can be fetched for a while; only staff who may read entries are given it. */
export function filePath(kernel: Kernel, id: string, now: Date): string {
  const until = now.getTime() + minutes * 60_000;
  return `/api/v1/cms/form/entryFile/${id}.${until}.${sealOf(kernel, id, until)}`;
}

/** Sends the file that an address names, to be kept and never shown; 404 for one that has ended or is not ours. */
export async function sendEntryFile(
  kernel: Kernel,
  token: string,
  now: Date,
  reply: FastifyReply,
): Promise<unknown> {
  const [id = '', until = '', seal = ''] = token.split('.');
  const isOurs = /^\d{1,15}$/.test(until) && seal === sealOf(kernel, id, Number(until));
  if (!isOurs || Number(until) < now.getTime()) throw new Refusal('notFound');
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

const sealOf = ({ tokens }: Kernel, id: string, until: number): string =>
  tokens.seal(`form entry file ${id} ${until}`);
