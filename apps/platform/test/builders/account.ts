import { randomBytes } from 'node:crypto';
import { users } from '#platform/services/people/account/user.tables.ts';
import { hashPassword } from '#platform/services/people/login/password.ts';
import { createStaff } from '#platform/services/people/staff/create-staff.ts';
import type { DefaultRole } from '#platform/services/people/staff/default-roles.ts';
import type { TestPlatform } from '../kit.ts';

/** An account that can log in. */
export interface Account {
  id: number;
  email: string;
  password: string;
}

/** Makes a customer with a password on site 1, or on the one given. */
export async function buildCustomer(
  platform: TestPlatform,
  given: { site?: 1 | 2; email?: string; password?: string } = {},
): Promise<Account> {
  const { db, site } = await platform.ctx({ site: given.site });
  const { email, password } = { ...credentials('kupac'), ...given };
  const [row] = await db
    .insert(users)
    .values({
      siteId: site.id,
      email,
      passwordHash: await hashPassword(password),
      firstName: 'Iva',
      lastName: 'Horvat',
      emailConfirmed: true,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('the customer was not kept');
  return { id: row.id, email, password };
}

/** Makes a staff user with a default role, owner unless given. */
export async function buildStaff(
  platform: TestPlatform,
  given: { site?: 1 | 2; role?: DefaultRole; email?: string; password?: string } = {},
): Promise<Account> {
  const { email, password } = { ...credentials('osoblje'), ...given };
  const { id } = await createStaff(await platform.ctx({ site: given.site }), {
    email,
    password,
    role: given.role ?? 'owner',
  });
  return { id, email, password };
}

function credentials(name: string) {
  return { email: `${name}-${randomBytes(4).toString('hex')}@prvi.test`, password: 'dobra lozinka 1' };
}
