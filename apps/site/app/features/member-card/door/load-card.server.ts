import { outcomeOf } from '@izlog/contract/client';
import { getMemberCard } from '@izlog/contract/user/member-card';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CardView } from './card-view.ts';

/** The customer's card with its bars, as the platform draws them (ACCT-037). */
export async function loadCard({ call }: SiteContext, code: string): Promise<CardView> {
  const outcome = await outcomeOf(call(getMemberCard, {}));
  return { code, svg: outcome.errored ? undefined : outcome.data.svg };
}
