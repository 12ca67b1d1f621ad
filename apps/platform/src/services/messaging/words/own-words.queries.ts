import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { mailWords } from '../mail.tables.ts';
import type { OwnWords } from './own-words.ts';

/** The words that a shop has of its own, in a language. */
export async function readOwnWords(db: Db, siteId: number, language: string): Promise<OwnWords> {
  const rows = await db
    .select({ mail: mailWords.mail, texts: mailWords.texts })
    .from(mailWords)
    .where(and(eq(mailWords.siteId, siteId), eq(mailWords.language, language)));
  return Object.fromEntries(rows.map(({ mail, texts }) => [mail, texts]));
}

/** Keeps the own words of a mail; none takes them away. */
export async function putOwnWords(
  ctx: Ctx,
  { mail, language, texts }: { mail: string; language: string; texts: Record<string, string> },
): Promise<void> {
  const row = { siteId: ctx.site.id, mail, language, texts };
  if (Object.keys(texts).length > 0)
    await ctx.db
      .insert(mailWords)
      .values(row)
      .onConflictDoUpdate({ target: [mailWords.siteId, mailWords.language, mailWords.mail], set: { texts } });
  else
    await ctx.db
      .delete(mailWords)
      .where(
        and(eq(mailWords.siteId, ctx.site.id), eq(mailWords.language, language), eq(mailWords.mail, mail)),
      );
}
