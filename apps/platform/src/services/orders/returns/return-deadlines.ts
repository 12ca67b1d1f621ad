import type { ReturnReason, ReturnState } from '@izlog/contract/ecommerce/returns/return-states';
import { periodEnd } from '../withdrawal/withdrawal-end.ts';

/** Days in which a complaint is answered in writing (Zakon o zaštiti potrošača, Article 10). */
const answerDays = 15;
/** Days in which money goes back: after a withdrawal by law (Directive 2011/83/EU, Article 13), else as we promise it. */
const moneyDays = 14;
/** Days in which the buyer sends it: after a withdrawal by law (Article 14), else until the announcement ends by itself. */
const sendDays = { withdrawal: 14, other: 30 } as const;
/** Years in which a defect can be complained of (Directive (EU) 2019/771, Article 10). */
const defectYears = 2;

/** What the deadlines of a return follow from. */
interface Facts {
  reason: ReturnReason;
  state: ReturnState;
  requestedAt: Date;
  /** When it was approved; null before that, and of a withdrawal, which needs no approval. */
  approvedAt: Date | null;
  /** First proof that it was sent, its arrival included; null while there is none. Of several parcels, of the last. */
  evidenceAt: Date | null;
  /** When it arrived; of several parcels, the last. */
  receivedAt: Date | null;
  /** Whether there is something to be sent back at all. */
  hasGoods: boolean;
}

/** Ends (exclusive) of what somebody has to do; null where nothing is to be done, or it is not known yet. */
export interface ReturnDeadlines {
  answerUntil: Date | null;
  sendUntil: Date | null;
  moneyUntil: Date | null;
  /** What the shop has to do next; null while it waits for the buyer, and when it is over. */
  dueAt: Date | null;
}

/**
 * The deadlines of a return (RET-01). A complaint is answered in 15 days. After a withdrawal money goes back in 14 days from
 * the statement; the shop may wait for the goods or for proof that they were sent (Article 13 (3)), and where that comes later
 * it has until the end of the next working day: without delay, as the law says, and no longer the buyer's risk. Otherwise
 * money goes back in 14 days from the arrival. (verify: the law names no days for the money after a defect.)
 */
export function returnDeadlines(facts: Facts): ReturnDeadlines {
  const { reason, state, requestedAt, approvedAt, evidenceAt, receivedAt, hasGoods } = facts;
  const isWithdrawal = reason === 'withdrawal';
  const answerUntil = isWithdrawal ? null : periodEnd(requestedAt, answerDays);
  const from = isWithdrawal ? requestedAt : approvedAt;
  const sendUntil =
    from && hasGoods ? periodEnd(from, isWithdrawal ? sendDays.withdrawal : sendDays.other) : null;
  const moneyUntil = isWithdrawal
    ? withdrawn(requestedAt, hasGoods ? evidenceAt : requestedAt)
    : after(receivedAt);
  return { answerUntil, sendUntil, moneyUntil, dueAt: dueOf() };

  function dueOf(): Date | null {
    if (state === 'requested') return answerUntil;
    if (state === 'approved' || state === 'sent') {
      if (!hasGoods) return moneyUntil ?? answerUntil;
      // Until there is proof the shop may wait, however long that is.
      return isWithdrawal && evidenceAt ? moneyUntil : null;
    }
    return state === 'received' || state === 'checked' ? moneyUntil : null;
  }
}

/** End of the 14 days of a withdrawal; where proof of the goods came after them, of the next working day. */
function withdrawn(saidAt: Date, evidenceAt: Date | null): Date {
  const end = periodEnd(saidAt, moneyDays);
  if (evidenceAt === null || evidenceAt < end) return end;
  return periodEnd(evidenceAt, 1);
}

const after = (at: Date | null): Date | null => at && periodEnd(at, moneyDays);

/** End (exclusive) of the time in which a defect of what was delivered at `at` can be announced. */
export function defectEnd(at: Date): Date {
  const last = new Date(at);
  last.setUTCFullYear(last.getUTCFullYear() + defectYears);
  return periodEnd(last, 0);
}
