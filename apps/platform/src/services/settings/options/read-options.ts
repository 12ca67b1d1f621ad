import { knownOptions } from '@izlog/contract/cms/option-keys';
import type { Ctx } from '#platform/kernel/context.ts';
import { listSetOptions } from './option.queries.ts';

/**
 * Values of options by key for the platform itself, secret ones too; the usual value where staff set none. `given` is what
 * staff set, where it was read with something else.
 */
export async function readOptions(
  ctx: Pick<Ctx, 'db' | 'site'>,
  keys: readonly string[],
  given?: ReadonlyArray<readonly [key: string, value: string | null]>,
): Promise<Map<string, string | null>> {
  const rows = given ?? (await listSetOptions(ctx, keys)).map((row) => [row.key, row.value] as const);
  const set = new Map(rows);
  return new Map(keys.map((key) => [key, set.get(key) ?? knownOptions[key]?.value ?? null]));
}
