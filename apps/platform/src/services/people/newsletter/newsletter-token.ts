import type { Kernel } from '#platform/kernel/kernel.ts';

export type TokenUse = 'confirm' | 'unsubscribe';

/** A token for one use by one subscriber, `site.id.seal`; nobody else can make one, and nothing is stored. */
export function newsletterToken(
  { tokens }: Pick<Kernel, 'tokens'>,
  use: TokenUse,
  { siteId, id, askedAt }: { siteId: number; id: number; askedAt: Date },
): string {
  return `${siteId}.${id}.${tokens.seal(`newsletter ${text(use, siteId, id, askedAt)}`)}`;
}

// A confirming link belongs to one request for the newsletter; the way out works for ever.
function text(use: TokenUse, siteId: number, id: number, askedAt: Date): string {
  return use === 'confirm' ? `${use} ${siteId} ${id} ${askedAt.getTime()}` : `${use} ${siteId} ${id}`;
}

/** Site and subscriber that a token names; whether it is real is checked against the row. */
export function readNewsletterToken(token: string): { siteId: number; id: number } | undefined {
  const found = /^(\d{1,15})\.(\d{1,15})\.[\w-]{40,50}$/.exec(token);
  return found ? { siteId: Number(found[1]), id: Number(found[2]) } : undefined;
}
