import type { FastifyReply } from 'fastify';
import { noteChange } from '#platform/kernel/audit.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readCustomer, type UserRow } from '../account/user.queries.ts';
import { customerSubjectOf, dataSubjectOf } from './data-subject.ts';

/** Everything the shop knows about a person, every part of every service, as JSON text. */
export async function personalDataOf(
  kernel: Kernel,
  ctx: Ctx,
  row: UserRow,
  subjectOf = dataSubjectOf,
): Promise<string> {
  const subject = await subjectOf(ctx, row);
  const parts: Record<string, readonly object[]> = {};
  for (const part of kernel.personalData.parts) parts[part.name] = await part.collect(ctx, subject);
  return JSON.stringify({ shop: ctx.site.name, made: ctx.now.toISOString(), ...parts }, null, 2);
}

/** Answers the data of a customer who asked for them by letter or mail, at one moment; refuses with notFound. */
export async function exportCustomer(
  kernel: Kernel,
  outer: Ctx,
  id: number,
  reply: FastifyReply,
): Promise<unknown> {
  const content = await outer.db.transaction(
    async (db) => {
      const row = await readCustomer(db, outer.site.id, id);
      if (!row) throw new Refusal('notFound');
      return personalDataOf(kernel, { ...outer, db }, row, customerSubjectOf);
    },
    { isolationLevel: 'repeatable read' },
  );
  noteChange(outer, `customer ${id}`, {}, { export: 'json' });
  // Sent by the one who asked, once it stands in the log that it was.
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="podaci-${id}.json"`);
  return content;
}
