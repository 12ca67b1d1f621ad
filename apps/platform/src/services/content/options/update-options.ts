import { type KnownOption, knownOptions, screenOption, screenOptions } from '@izlog/contract/cms/option-keys';
import type { OptionGroup } from '@izlog/contract/cms/option-kind';
import type { StaffOption } from '@izlog/contract/cms/option-update';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { mostActs } from '@izlog/contract/resource/record-calls';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listChangesOf } from '#platform/kernel/resource/record-history.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { listSetOptions, lockOptions, optionFault, setOption } from '#platform/services/settings/index.ts';

/** What is wrong with options together, once they are set within the transaction: a service above knows. */
export type OptionCheck = (ctx: Ctx, keys: readonly string[]) => Promise<FieldRefusal[]>;

/** The options that screens set, as staff see them: a key of another service never comes back. */
export async function listStaffOptions(ctx: Ctx, group?: OptionGroup): Promise<StaffOption[]> {
  return present(ctx, screenOptions(group, ctx.site.languages));
}

/** Who set what of a group of options; of those that the caller may set himself. */
export async function listOptionActs(ctx: Ctx, group: OptionGroup) {
  const held = ctx.caller.kind === 'staff' ? ctx.caller.permissions : [];
  const keys = screenOptions(group, ctx.site.languages).filter((key) => {
    const needs = screenOption(key)?.needs;
    return needs === undefined || held.includes(needs);
  });
  return (await listChangesOf(ctx, optionsTarget, mostActs, keys)).slice(0, mostActs);
}

async function present(ctx: Ctx, keys: readonly string[]): Promise<StaffOption[]> {
  const set = new Map((await listSetOptions(ctx, keys)).map((row) => [row.key, row]));
  const ids = [...set.values()].flatMap(({ mediaId }) => mediaId ?? []);
  const pictures = await findPictures(ctx, ids);
  return keys.map((key) => {
    const { value = null, mediaId = null } = set.get(key) ?? {};
    return {
      key,
      value: isHidden(key) ? null : value,
      isSet: value !== null || mediaId !== null,
      media: mediaId === null ? null : (pictures.get(mediaId) ?? null),
    };
  });
}

/**
 * Sets options of the site, all or none. Refuses by name what the command line refuses too, a picture that the site does
 * not have, and with recordChanged what somebody else has set since it was read.
 */
export async function updateOptions(
  { secrets }: Pick<Kernel, 'secrets'>,
  outer: Ctx,
  { options, was = {} }: { options: Record<string, string | null>; was?: Record<string, string | null> },
  check: OptionCheck,
): Promise<StaffOption[]> {
  const said = Object.entries(options).map(([key, text]) => [key, text?.trim() || null] as const);
  return inTransaction(outer, async (ctx) => {
    await lockOptions(ctx);
    const keys = said.map(([key]) => key);
    const before = await readText(ctx, keys);
    refuseChanged(said, was, before);
    const faults = await faultsOf(ctx, said);
    if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
    for (const [key, value] of said)
      if (value !== before.get(key)) await setOption(ctx, put(key, value), secrets);
    const lacking = await check(ctx, keys);
    if (lacking.length > 0) throw new Refusal('validationFailed', { fields: lacking });
    noteChange(ctx, optionsTarget, loggable(said, before), loggable(said));
    return present(ctx, keys);
  });
}

/** What the log of staff calls them. */
const optionsTarget = 'options';

const kindOf = (key: string): KnownOption | undefined =>
  Object.hasOwn(knownOptions, key) ? knownOptions[key] : screenOption(key);

const put = (key: string, value: string | null) =>
  kindOf(key)?.is.kind === 'picture'
    ? { key, mediaId: value === null ? null : Number(value) }
    : { key, value };

/** What is set, as one text for each option: of a picture its number. */
async function readText(ctx: Ctx, keys: readonly string[]): Promise<Map<string, string | null>> {
  const rows = new Map((await listSetOptions(ctx, keys)).map((row) => [row.key, row]));
  return new Map(
    keys.map((key) => {
      const row = rows.get(key);
      return [key, row?.mediaId?.toString() ?? row?.value ?? null];
    }),
  );
}

/** A key of another service is taken and never given out. */
const isHidden = (key: string): boolean => kindOf(key)?.is.kind === 'secret';

type Said = ReadonlyArray<readonly [key: string, value: string | null]>;

function refuseChanged(
  said: Said,
  was: Record<string, string | null>,
  now: ReadonlyMap<string, string | null>,
): void {
  const changed = said.flatMap(([key, value]) => {
    const stored = now.get(key) ?? null;
    const isAsRead = !Object.hasOwn(was, key) || (was[key]?.trim() || null) === stored;
    return isAsRead || stored === value ? [] : [key];
  });
  if (changed.length > 0)
    throw new Refusal('recordChanged', {
      fields: changed,
      record: Object.fromEntries(changed.map((key) => [key, isHidden(key) ? null : (now.get(key) ?? null)])),
      target: 'options',
    });
}

async function faultsOf(ctx: Ctx, said: Said): Promise<FieldRefusal[]> {
  const held = ctx.caller.kind === 'staff' ? ctx.caller.permissions : [];
  const faults = said.flatMap(([key, value]): FieldRefusal[] => {
    const known = kindOf(key);
    if (!known?.group) return [{ path: key, kind: 'unknown', message: `${key.slice(0, 60)} is no option.` }];
    if (known.needs && !held.includes(known.needs)) throw new Refusal('forbidden');
    const fault = optionFault(key, value);
    return fault ? [fault] : [];
  });
  return faults.length > 0 ? faults : missingPictures(ctx, said);
}

/** A picture that is not there, or a file that is no picture, would be a gap in every page. */
async function missingPictures(ctx: Ctx, said: Said): Promise<FieldRefusal[]> {
  const asked = said.filter(([key, value]) => kindOf(key)?.is.kind === 'picture' && value !== null);
  const pictures = await findPictures(
    ctx,
    asked.map(([, id]) => Number(id)),
  );
  return asked.flatMap(([path, id]): FieldRefusal[] => {
    const mime = pictures.get(Number(id))?.mime;
    if (!mime?.startsWith('image/')) return [{ path, kind: 'picture', message: 'There is no such picture.' }];
    const is = kindOf(path)?.is;
    const isCleaned = mime === 'image/svg+xml' && is?.kind === 'picture' && is.isOfficial;
    return isCleaned ? [{ path, kind: 'cleaned', message: cleaned }] : [];
  });
}

const cleaned =
  'An svg is cleaned when it is taken in, and is then not the official file any more: use png or jpg.';

/** What the log of staff may keep. */
const loggable = (said: Said, before?: ReadonlyMap<string, string | null>): Record<string, unknown> =>
  Object.fromEntries(
    said
      .filter(([key]) => !isHidden(key))
      .map(([key, value]) => [key, before ? (before.get(key) ?? null) : value]),
  );
