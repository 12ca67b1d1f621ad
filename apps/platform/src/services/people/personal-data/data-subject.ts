import type { Ctx } from '#platform/kernel/context.ts';
import type { DataSubject } from '#platform/kernel/personal-data.ts';
import type { UserRow } from '../account/user.queries.ts';
import { listGuestIds, listIdsOfEmail } from './data-export.queries.ts';

/**
 * Who a customer is to the staff: everybody of the e-mail, as the page of the customer shows it. Anyone who asks the shop by
 * letter or mail is known by that address.
 */
export async function customerSubjectOf({ db, site }: Ctx, row: UserRow): Promise<DataSubject> {
  if (row.email === '') return { userIds: [row.id], email: undefined };
  return { userIds: await listIdsOfEmail(db, site.id, row.email), email: row.email };
}

/** Who an account is: with a confirmed e-mail also the guests that bought with it. */
export async function dataSubjectOf({ db, site }: Ctx, row: UserRow): Promise<DataSubject> {
  if (!row.emailConfirmed) return { userIds: [row.id], email: undefined };
  return { userIds: [row.id, ...(await listGuestIds(db, site.id, row.email))], email: row.email };
}
