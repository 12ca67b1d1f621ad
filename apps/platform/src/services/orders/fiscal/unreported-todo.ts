import { sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { listRefusedChanges } from './change.queries.ts';
import { listUnconfirmed } from './fiscal.queries.ts';
import { reportBy } from './report-by.ts';

/** After so many minutes a document that the tax host has not confirmed is something for people. */
const patience = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Documents that the tax host refused, or that wait for it for longer than half an hour: each stands here before the two working
 * days are over in which it has to be reported (FISC-03). Beside them changes of payment that the host did not take.
 */
export const unreportedDocuments: TodoProvider = {
  name: 'unreported',
  needs: 'orders.edit',
  async count(ctx) {
    const waits = sql`(fiscal_messages.state = 'refused'
      or fiscal_messages.created_at < ${ctx.now.toISOString()}::timestamptz - make_interval(mins => ${patience}))`;
    const found = await listUnconfirmed(ctx, waits);
    const changes = await listRefusedChanges(ctx);
    const [first] = found;
    if (!first) return { count: changes.length, since: changes[0]?.createdAt ?? null };
    const until = reportBy(first.issuedAt);
    const isUrgent =
      until.getTime() - ctx.now.getTime() < day || found.some(({ message }) => message.state === 'refused');
    return { count: found.length + changes.length, since: first.issuedAt, until, isUrgent };
  },
};
