import { knownOptions } from '@izlog/contract/cms/option-keys';
import type { Ctx } from '../../../kernel/context.ts';
import { listSetOptions } from './option.queries.ts';

/** Values of options by key for the platform itself, secret ones too; the usual value where staff set none. */
export async function readOptions(
  ctx: Pick<Ctx, 'db' | 'site'>,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  return optionValues(keys, new Map((await listSetOptions(ctx, keys)).map((row) => [row.key, row.value])));
}

/** The same of what staff set, for who has read it with something else. */
export function optionValues(
  keys: readonly string[],
  set: ReadonlyMap<string, string | null>,
): Map<string, string | null> {
  return new Map(keys.map((key) => [key, set.get(key) ?? knownOptions[key]?.value ?? null]));
}
