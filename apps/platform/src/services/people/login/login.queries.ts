import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

interface LoginRow {
  is_backoffice_user: boolean;
  role: string | null;
  permission: string | null;
}

/** A login that has not ended, of an account that is not locked, with the roles of staff as they are now. */
export async function findLogin(db: Db, siteId: number, userId: number, sessionId: string) {
  const rows = await queryPrepared<LoginRow>(
    db,
    sql`select u.is_backoffice_user, r.key as role, p.permission
      from sessions s
      join users u on u.id = s.user_id and u.is_active and not u.is_guest
      left join user_roles ur on ur.user_id = u.id and u.is_backoffice_user
      left join roles r on r.id = ur.role_id and r.site_id = s.site_id
      left join role_permissions p on p.role_id = r.id
      where s.id = ${sessionId}::uuid and s.site_id = ${siteId} and s.user_id = ${userId} and s.ended_at is null`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const granted = rows.flatMap(({ role, permission }) => (role === null ? [] : [{ role, permission }]));
  return { isStaff: first.is_backoffice_user, granted };
}
