import type {
  listPaymentKeys,
  savePaymentKeys as saveEndpoint,
} from '@izlog/contract/ecommerce/payment-keys';
import { keyedProviderCodes } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { z } from 'zod';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { fieldsOf } from '#platform/kernel/http/field-refusals.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeFresh } from '#platform/services/people/index.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { keysPlace } from './open-provider.ts';
import { paymentAddresses } from './payment-addresses.ts';
import { listKeyNames, putKeys, removeKeys } from './payment-keys.queries.ts';
import { providers } from './providers/providers.ts';

/** Which providers the site has keys for, and the addresses to enter at them; never a key itself. */
export async function showPaymentKeys(
  kernel: Kernel,
  ctx: Ctx,
): Promise<EndpointReturn<typeof listPaymentKeys>> {
  const rows = new Map((await listKeyNames(ctx)).map((row) => [row.gateway, row]));
  const origin = await mainAddress(kernel, ctx.site);
  return keyedProviderCodes.map((gateway) => ({
    gateway,
    isSetUp: rows.has(gateway),
    mode: rows.get(gateway)?.mode ?? null,
    names: rows.get(gateway)?.names ?? [],
    addresses: paymentAddresses(origin, ctx.site.id, gateway),
  }));
}

/**
 * Sets the keys of a provider, or removes them; refuses keys that are not its own, without repeating their values, and with
 * proofRequired an older login: anyone who sets the keys gets the money of every later order.
 */
export async function savePaymentKeys(
  kernel: Kernel,
  ctx: Ctx,
  { gateway, keys }: EndpointParsed<typeof saveEndpoint>,
): Promise<EndpointReturn<typeof listPaymentKeys>> {
  await mustBeFresh(ctx);
  const before = (await listKeyNames(ctx)).find((row) => row.gateway === gateway);
  const note = (inner: Ctx, after: object) =>
    noteChange(inner, `paymentKeys ${gateway}`, { mode: before?.mode, names: before?.names }, { ...after });
  if (keys === null) {
    await withTerms(ctx, async (inner) => {
      await removeKeys(inner, gateway);
      note(inner, {});
    });
  } else {
    const parsed = z.strictObject(providers[gateway].keys.shape).safeParse(keys);
    if (!parsed.success) throw new Refusal('validationFailed', { fields: fieldsOf(parsed.error, keys) });
    const mode = parsed.data.mode === 'live' ? 'live' : 'test';
    const sealed = kernel.secrets.encrypt(JSON.stringify(parsed.data), keysPlace(ctx.site.id, gateway));
    const names = Object.keys(parsed.data).toSorted();
    await withTerms(ctx, async (inner) => {
      await putKeys(inner, { gateway, sealed, mode, names });
      note(inner, { mode, names });
    });
  }
  ctx.log.info({ gateway, site: ctx.site.id }, 'payment keys changed');
  return showPaymentKeys(kernel, ctx);
}

/** A provider is offered while it has keys; the terms of the shop are remembered for a version of the catalogue. */
const withTerms = (outer: Ctx, change: (ctx: Ctx) => Promise<void>): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    await catalogueChanged(ctx, []);
    await change(ctx);
  });
