import { findLanguage } from '@izlog/contract/languages';
import { limits } from '@izlog/contract/limits';
import { z } from 'zod';
import type { Ctx } from '#platform/kernel/context.ts';
import { fieldsOf } from '#platform/kernel/http/field-refusals.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { users } from '../account/user.tables.ts';
import { writeUserSetting } from '../account/user-setting.queries.ts';
import { hashPassword } from '../login/password.ts';
import { type DefaultRole, isDefaultRole } from './default-roles.ts';
import { grantRole } from './role.queries.ts';

const newStaff = z.object({
  email: z.email().max(254),
  password: z.string().min(limits.passwordMinLength).max(1000),
  role: z.custom<DefaultRole>((role) => typeof role === 'string' && isDefaultRole(role), 'Unknown role.'),
  firstName: z.string().max(75).default(''),
  lastName: z.string().max(75).default(''),
});

/**
 * Makes a back-office account with one default role, and its admin language (I18N-011). Refuses with validationFailed
 * (password under 8 characters, LIMIT-008) and userExists.
 */
export async function createStaff(
  ctx: Pick<Ctx, 'db' | 'site'>,
  input: z.input<typeof newStaff>,
): Promise<{ id: number; email: string }> {
  const parsed = newStaff.safeParse(input);
  if (!parsed.success) throw new Refusal('validationFailed', { fields: fieldsOf(parsed.error, input) });
  const { email, password, role, firstName, lastName } = parsed.data;
  const { id: siteId, defaultLanguage } = ctx.site;
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (db) => {
    const [row] = await db
      .insert(users)
      .values({
        siteId,
        email,
        passwordHash,
        firstName,
        lastName,
        language: defaultLanguage,
        isBackofficeUser: true,
        emailConfirmed: true,
      })
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email });
    if (!row) throw new Refusal('userExists');
    await grantRole(db, siteId, row.id, role);
    const value = findLanguage(defaultLanguage)?.code2 ?? 'hr';
    await writeUserSetting(db, { siteId, userId: row.id, group: 'global', key: 'language', value });
    return row;
  });
}
