import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { siteAddress } from '#platform/services/messaging/index.ts';
import { type DraftRow, findDraft } from './draft.queries.ts';

/** Wrong links from one address in a quarter of an hour; anyone who has the mail never makes one. */
const mostWrong = 60;

type Offered = Pick<DraftRow, 'id' | 'siteId' | 'offerVersion'>;

/** What the link of an offer ends with: only this installation can make it, and each offer has another. */
export const offerToken = (kernel: Kernel, { id, siteId, offerVersion }: Offered): string =>
  `${id}-${kernel.tokens.seal(`offer ${siteId} ${id} ${offerVersion}`).slice(0, 32)}`;

/** The page of an offer, in the language of its customer. */
export const offerAddress = (kernel: Kernel, ctx: Ctx, draft: DraftRow): Promise<string> =>
  siteAddress(kernel, ctx, `/ponuda/${offerToken(kernel, draft)}`, draft.language);

/** The draft whose offer a link opens; an earlier link, one that was taken back and a wrong one find nothing. */
export async function offeredDraft(
  kernel: Kernel,
  ctx: Ctx,
  token: string,
  how?: { lock: boolean },
): Promise<DraftRow & Required<Pick<DraftRow, 'offer'>>> {
  const draft = await findDraft(ctx, Number(token.slice(0, token.indexOf('-'))), how);
  const isOffer = draft && draft.state !== 'open' && draft.offer !== null;
  if (isOffer && isEqualText(token, offerToken(kernel, draft))) return draft;
  await limitAddress(ctx, 'offer key', mostWrong, 15 * 60);
  throw new Refusal('notFound');
}
