import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { switchExtension as endpoint } from '@izlog/contract/settings/extensions';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { eventsFromNow } from '#platform/services/events/index.ts';
import { holdRow, storeOff, storeOn } from './extension.queries.ts';
import { sealKey } from './extension-key.ts';
import { heldExtensions } from './held-extensions.ts';
import type { Manifest } from './loading/manifest.ts';
import { listExtensions } from './present-extension.ts';

/** Switches an extension on, with a key that has the rights it declares, or off; see the endpoint. */
export async function switchExtension(
  kernel: Kernel,
  ctx: Ctx,
  { name, isOn }: { name: string; isOn: boolean },
): Promise<EndpointAnswer<typeof endpoint>> {
  const loaded = (await ctx.held.get(heldExtensions).loaded).find((one) => one.name === name);
  await inTransaction(ctx, async (inner) => {
    if (!isOn) return switchOff(kernel, inner, name);
    if (!loaded) throw new Refusal('notFound');
    if (!loaded.manifest) throw new Refusal('extensionUnusable');
    await switchOn(kernel, inner, loaded.manifest);
  });
  const { extensions } = await listExtensions(ctx);
  return { extension: extensions.find((one) => one.name === name) ?? null };
}

async function switchOn(kernel: Kernel, ctx: Ctx, { name, version, words, rights }: Manifest): Promise<void> {
  const { db, site, now } = ctx;
  const row = await holdRow(db, site.id, name);
  const { hr, en, de } = words;
  const made = await kernel.programs.make(ctx, {
    name: (hr ?? en ?? de)?.title ?? name,
    mayRead: rights.reads,
    mayWrite: rights.writes,
  });
  if (row?.keyId) await kernel.programs.takeBack(ctx, row.keyId);
  // Where we stopped it, nothing that happened since is lost; where a person did, what happened meanwhile is not for it.
  const goesOn = row?.state === 'on' || row?.offReason === 'faults' || row?.offReason === 'rights';
  await storeOn(db, {
    siteId: site.id,
    name,
    version,
    hosts: [...rights.hosts],
    keyId: made.id,
    secret: sealKey(kernel.secrets, { siteId: site.id, name }, made.secret),
    stateAt: now,
    cursor: goesOn ? row.cursor : await eventsFromNow(db, now),
  });
  noteChange(
    ctx,
    `extension ${name}`,
    { isOn: row?.state === 'on', version: row?.version },
    { isOn: true, version },
    name,
  );
}

async function switchOff({ programs }: Kernel, ctx: Ctx, name: string): Promise<void> {
  const row = await holdRow(ctx.db, ctx.site.id, name);
  if (!row) throw new Refusal('notFound');
  const off = await storeOff(ctx.db, row, null, ctx.now);
  if (!off) return;
  if (off.keyId !== null) await programs.takeBack(ctx, off.keyId);
  noteChange(ctx, `extension ${name}`, { isOn: true }, { isOn: false }, name);
}
