import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { userSettings } from './user-settings.tables.ts';

interface SettingKey {
  siteId: number;
  userId: number;
  group: string;
  key: string;
}

/** The value of one setting of one user, if it was ever set. */
export async function readUserSetting(db: Db, { siteId, userId, group, key }: SettingKey) {
  const [row] = await db
    .select({ value: userSettings.value })
    .from(userSettings)
    .where(
      and(
        eq(userSettings.siteId, siteId),
        eq(userSettings.userId, userId),
        eq(userSettings.group, group),
        eq(userSettings.key, key),
      ),
    );
  return row?.value;
}

/** Sets or replaces one setting of one user. */
export async function writeUserSetting(db: Db, setting: SettingKey & { value: string }): Promise<void> {
  await db
    .insert(userSettings)
    .values(setting)
    .onConflictDoUpdate({
      target: [userSettings.siteId, userSettings.userId, userSettings.group, userSettings.key],
      set: { value: setting.value, updatedAt: sql`now()` },
    });
}
