import type { listClaims, markClaim } from '@izlog/contract/ecommerce/law/claims';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { countOpenClaims, hasClaimItem, listFoundClaims, putClaimMark } from './claim.queries.ts';

/** Rows of one answer. */
const most = 200;

/** Green words in what visitors read, of one product or of all, with what was said of them. */
export async function showClaims(
  ctx: Ctx,
  { productId }: EndpointParsed<typeof listClaims>,
): Promise<EndpointReturn<typeof listClaims>> {
  const claims = await listFoundClaims(ctx, { productId: productId ?? null, most });
  const open = productId ? claims.filter(({ isMarked }) => !isMarked).length : await countOpenClaims(ctx);
  return { open, claims };
}

/** Writes down what a green word rests on, or that it is no claim; said again it replaces what was said. */
export async function sayClaim(
  ctx: Ctx,
  { kind, itemId, claim, proof }: EndpointParsed<typeof markClaim>,
): Promise<EndpointReturn<typeof markClaim>> {
  if (!(await hasClaimItem(ctx, { kind, itemId }))) throw new Refusal('notFound');
  await putClaimMark(ctx, {
    siteId: ctx.site.id,
    kind,
    itemId,
    claim,
    proof,
    markedBy: ctx.caller.kind === 'staff' ? ctx.caller.userId : null,
    markedAt: ctx.now,
  });
  return { open: await countOpenClaims(ctx) };
}
