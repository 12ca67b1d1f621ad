import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { ConsentLogEntry } from '@izlog/contract/gdpr/consent';
import type { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { getCustomer } from '../account/get-customer.ts';
import { guests } from '../account/update-guest.ts';
import { recordConsents } from './record-consents.ts';

/** Entries one address may add in ten minutes. */
const mostEntries = 60;
/** How far the caller's clock may be from ours, in ms; a time beyond that is not believed. */
const clockTolerance = 5 * 60_000;

/**
 * The call that the interface makes after a form was sent (GDPR-010). A customer's own address counts, not a sent one; a
 * guest is known by the key.
 */
export async function logConsents(
  kernel: Kernel,
  ctx: Ctx,
  input: EndpointParsed<typeof gdprConsentLogCreate>,
): Promise<ConsentLogEntry> {
  await limitAddress(ctx, 'consent log', mostEntries, 600);
  if (input.sourceType === 'import')
    throw new Refusal('validationFailed', {
      fields: [{ path: 'sourceType', kind: 'source', message: 'An import is no form that somebody sends.' }],
    });
  const customer = ctx.caller.kind === 'customer' ? await getCustomer(ctx) : undefined;
  const sent = input.statusTimestamp === undefined ? ctx.now : new Date(input.statusTimestamp);
  const isNear = Math.abs(sent.getTime() - ctx.now.getTime()) <= clockTolerance;
  const entry = await recordConsents(ctx, {
    status: input.status,
    sourceType: input.sourceType,
    consents: input.consents,
    at: isNear ? sent : ctx.now,
    user: customer
      ? { userType: 'user', userId: customer.id, email: customer.email }
      : {
          userType: 'guest',
          email: input.user.email,
          userId: guests.idIn(kernel, ctx.site.id, input.guestKey),
        },
  });
  if (!entry) throw new Refusal('validationFailed');
  return entry;
}
