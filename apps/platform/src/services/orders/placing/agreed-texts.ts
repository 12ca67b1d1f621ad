import { createHash } from 'node:crypto';
import { guaranteeNotice } from '@izlog/contract/ecommerce/duties/guarantee-notice';
import type { WithdrawalClass } from '@izlog/contract/ecommerce/orders/withdrawal';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { findPageTexts } from '#platform/services/content/index.ts';
import type { OrderOptions } from '../opening/opening.ts';
import { type AgreedText, agreedTexts } from './agreed-texts.tables.ts';

/** A text that a buyer is told, as it is kept and sent. */
export interface LegalText extends AgreedText {
  title: string;
  body: string;
}

/**
 * Keeps what the buyer is told now, terms, withdrawal and the legal guarantee, in the language of the order, and says
 * which versions those are. A version that is kept already is named again: only its hash goes to the database.
 */
export async function saveAgreedTexts(
  ctx: Ctx,
  items: ReadonlyArray<{ withdrawalClass?: WithdrawalClass | undefined }>,
  options: OrderOptions,
): Promise<LegalText[]> {
  const kinds = ['terms', 'withdrawal'] as const;
  const pages = await findPageTexts(ctx, kinds, options);
  const texts = kinds.flatMap((kind) =>
    pages.filter(({ handler }) => handler === kind).map((page) => hashed({ kind, ...page })),
  );
  if (items.some(isGoods)) {
    const { title, lines, more } = guaranteeNotice(ctx.language);
    const body = [...lines, `${more.words}: ${more.href}`].join('\n\n');
    texts.push(hashed({ kind: 'guarantee', title, body, language: ctx.language, path: null }));
  }
  await saveNew(ctx, texts);
  return texts;
}

/** What of it stands in the order. */
export const namedTexts = (texts: readonly LegalText[]): AgreedText[] =>
  texts.map(({ kind, hash, path }) => ({ kind, hash, path }));

/** The legal guarantee is stated for goods alone. */
const isGoods = ({ withdrawalClass = 'goods' }: { withdrawalClass?: WithdrawalClass | undefined }) =>
  withdrawalClass === 'goods' || withdrawalClass === 'personalised';

type Hashed = LegalText & { language: string };

function hashed({ kind, title, body, language, path }: Omit<Hashed, 'hash'>): Hashed {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, language, title, body]))
    .digest('hex');
  return { kind, hash, path, title, body, language };
}

/** Keeps those which no order has stored before: a shop says the same thousands of times. */
async function saveNew(ctx: Ctx, texts: readonly Hashed[]): Promise<void> {
  if (texts.length === 0) return;
  const hashes = texts.map(({ hash }) => hash);
  const saved = await queryPrepared<{ hash: string }>(
    ctx.db,
    sql`select hash from agreed_texts where site_id = ${ctx.site.id} and hash = any(${sql.param(hashes)}::text[])`,
  );
  const fresh = texts.filter(({ hash }) => saved.every((one) => one.hash !== hash));
  if (fresh.length === 0) return;
  await ctx.db
    .insert(agreedTexts)
    .values(
      fresh.map(({ hash, kind, language, title, body }) => ({
        siteId: ctx.site.id,
        hash,
        kind,
        language,
        title,
        body,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
}

/** The texts an order was made under, in the order of their kinds, with the address of their page. */
export async function listAgreedTexts(ctx: Pick<Ctx, 'db' | 'site'>, agreed: readonly AgreedText[]) {
  if (agreed.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(agreedTexts)
    .where(
      and(
        eq(agreedTexts.siteId, ctx.site.id),
        inArray(
          agreedTexts.hash,
          agreed.map(({ hash }) => hash),
        ),
      ),
    );
  return agreed.flatMap(({ hash, path }) => {
    const row = rows.find((one) => one.hash === hash);
    return row ? [{ ...row, path }] : [];
  });
}
