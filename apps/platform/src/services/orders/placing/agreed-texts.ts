import { createHash } from 'node:crypto';
import { guaranteeNotice } from '@izlog/contract/ecommerce/duties/guarantee-notice';
import type { WithdrawalClass } from '@izlog/contract/ecommerce/orders/withdrawal';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { findPageText } from '../../content/index.ts';
import { type AgreedText, type AgreedTextKind, agreedTexts } from './agreed-texts.tables.ts';

/**
 * Keeps what the buyer is told now, terms, withdrawal and the legal guarantee, in the language of the order, and says
 * which versions those are. A version that is kept already is named again.
 */
export async function saveAgreedTexts(
  ctx: Ctx,
  items: ReadonlyArray<{ withdrawalClass?: WithdrawalClass | undefined }>,
): Promise<AgreedText[]> {
  const saved: AgreedText[] = [];
  for (const kind of ['terms', 'withdrawal'] as const) {
    const page = await findPageText(ctx, kind);
    if (page) saved.push(await save(ctx, { kind, ...page }));
  }
  if (!items.some(isGoods)) return saved;
  const { title, lines, more } = guaranteeNotice(ctx.language);
  const body = [...lines, `${more.words}: ${more.href}`].join('\n\n');
  saved.push(await save(ctx, { kind: 'guarantee', title, body, language: ctx.language, path: null }));
  return saved;
}

/** The legal guarantee is told of goods alone. */
const isGoods = ({ withdrawalClass = 'goods' }: { withdrawalClass?: WithdrawalClass | undefined }) =>
  withdrawalClass === 'goods' || withdrawalClass === 'personalised';

interface TextToSave {
  kind: AgreedTextKind;
  title: string;
  body: string;
  language: string;
  path: string | null;
}

async function save(ctx: Ctx, { kind, title, body, language, path }: TextToSave): Promise<AgreedText> {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, language, title, body]))
    .digest('hex');
  await ctx.db
    .insert(agreedTexts)
    .values({ siteId: ctx.site.id, hash, kind, language, title, body, createdAt: ctx.now })
    .onConflictDoNothing();
  return { kind, hash, path };
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
