import type { Ctx } from '../../../kernel/context.ts';
import type { DataSubject } from '../../../kernel/personal-data.ts';
import type { UserRow } from '../account/user.queries.ts';
import { listGuestIds } from './data-export.queries.ts';

/** Who an account is: with a confirmed e-mail also the guests that bought with it. */
export async function dataSubjectOf({ db, site }: Ctx, row: UserRow): Promise<DataSubject> {
  if (!row.emailConfirmed) return { userIds: [row.id], email: undefined };
  return { userIds: [row.id, ...(await listGuestIds(db, site.id, row.email))], email: row.email };
}
