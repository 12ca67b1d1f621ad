import { findLanguage } from '@izlog/contract/languages';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readUserSetting, writeUserSetting } from './user-setting.queries.ts';

/** One of the caller's settings; refuses with settingUnknown when it was never set (I18N-011). */
export async function getUserSetting(ctx: Ctx, input: { group: string; key: string }) {
  const value = await readUserSetting(ctx.db, {
    siteId: ctx.site.id,
    userId: userIdOf(ctx.caller),
    ...input,
  });
  if (value === undefined) throw new Refusal('settingUnknown');
  return { value };
}

/** Writes one of the caller's settings and gives what was kept. */
export async function setUserSetting(ctx: Ctx, input: { group: string; key: string; value: string }) {
  const value = valueToSave(input);
  await writeUserSetting(ctx.db, { siteId: ctx.site.id, userId: userIdOf(ctx.caller), ...input, value });
  return { value };
}

/** The language of the admin interface is read as code2 (I18N-010), so only that is kept. */
function valueToSave({ group, key, value }: { group: string; key: string; value: string }): string {
  if (group !== 'global' || key !== 'language') return value;
  const language = findLanguage(value);
  if (language) return language.code2;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'value', kind: 'invalid_value', message: 'Not a listed language.' }],
  });
}
