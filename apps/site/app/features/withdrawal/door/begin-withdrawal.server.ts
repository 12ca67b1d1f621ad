import { randomUUID } from 'node:crypto';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { stepPath } from '../load-withdrawal.server.ts';
import { saveWithdrawal } from '../withdrawal-draft.server.ts';
import type { GivenStatement, WhichOrder } from '../withdrawal-view.ts';

/** A statement that was filled in elsewhere, kept for its second step, whose address this gives: nothing is declared yet. */
export function beginWithdrawal(context: SiteContext, which: WhichOrder, given: GivenStatement): string {
  saveWithdrawal(context, { id: randomUUID(), which, given });
  return stepPath(context, 'confirm');
}
