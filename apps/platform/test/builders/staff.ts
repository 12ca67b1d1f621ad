import { randomUUID } from 'node:crypto';
import type { CallHeaders } from '@izlog/contract/client';
import { sessions } from '#platform/services/people/account/user.tables.ts';
import { createStaff } from '#platform/services/people/staff/create-staff.ts';
import type { TestPlatform } from '../kit.ts';

let made = 0;

/** Another person of the staff of the first site, logged in: the headers of their calls. */
export async function buildColleague(
  platform: TestPlatform,
  { role = 'owner', firstName = 'Marko' }: { role?: 'owner' | 'editor'; firstName?: string } = {},
): Promise<{ id: number; headers: CallHeaders }> {
  made++;
  const ctx = await platform.ctx();
  const { id } = await createStaff(ctx, {
    email: `kolega-${made}@prvi.test`,
    password: 'dovoljno duga lozinka',
    role,
    firstName,
    lastName: 'Marić',
  });
  const sessionId = randomUUID();
  await ctx.db.insert(sessions).values({ id: sessionId, siteId: ctx.site.id, userId: id });
  const accesstoken = await platform.kernel.tokens.sign({
    userId: id,
    siteId: ctx.site.id,
    kind: 'staff',
    sessionId,
  });
  return { id, headers: { accesstoken } };
}
