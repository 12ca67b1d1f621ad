import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';

const keys = ['CaptchaProvider', 'CaptchaKey', 'CaptchaSecret', 'CaptchaVersion'] as const;

/** The options of the captcha that staff have set. */
export async function readCaptchaOptions(
  ctx: Ctx,
): Promise<Partial<Record<(typeof keys)[number], string | null>>> {
  const rows = await ctx.db
    .select({ key: siteOptions.key, value: siteOptions.value })
    .from(siteOptions)
    .where(and(eq(siteOptions.siteId, ctx.site.id), inArray(siteOptions.key, [...keys])));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
