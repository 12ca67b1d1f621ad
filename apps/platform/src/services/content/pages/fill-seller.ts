import type { Ctx } from '#platform/kernel/context.ts';
import { readOptions } from '#platform/services/settings/index.ts';

const token = /\{(Company[A-Z][A-Za-z]+)\}/g;

/**
 * Puts what the options say of the seller in the place of `{CompanyName}` and the like, in place: one change of an option
 * changes every page that names it. A line of a list of which no option is set is left out; elsewhere `[CompanyName]` shows
 * what is missing. `known` are options that were read before.
 */
export async function fillSeller(
  ctx: Ctx,
  content: object,
  known?: ReadonlyMap<string, string | null>,
): Promise<void> {
  const keys = [...keysIn(content)];
  if (keys.length === 0) return;
  ctx.tags.add('options');
  const options = known && keys.every((key) => known.has(key)) ? known : await readOptions(ctx, keys);
  const said = (key: string) => options.get(key)?.trim() || undefined;
  fillLines(content, said);
  eachText(content, (text) => text.replaceAll(token, (_, key: string) => said(key) ?? `[${key}]`));
}

/** Gives every text anywhere in the value to `change` and keeps what it answers. */
function eachText(value: object, change: (text: string) => string): void {
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string') Object.assign(value, { [key]: change(one) });
    else if (typeof one === 'object' && one !== null) eachText(one, change);
  }
}

/** Lines of a list: one all of whose options are empty goes, in the others an empty one goes with the comma before it. */
function fillLines(value: object, said: (key: string) => string | undefined): void {
  for (const [key, one] of Object.entries(value)) {
    if (typeof one !== 'object' || one === null) continue;
    const retained = Array.isArray(one)
      ? one.filter((item) => !isListItem(item) || saysSomething(item, said))
      : one;
    Object.assign(value, { [key]: retained });
    if (isListItem(one)) {
      eachText(one, (text) =>
        text.replaceAll(/(, )?\{(Company[A-Z][A-Za-z]+)\}/g, (_, comma: string | undefined, name: string) => {
          const words = said(name);
          return words === undefined ? '' : `${comma ?? ''}${words}`;
        }),
      );
    }
    fillLines(retained, said);
  }
}

const isListItem = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'listItem';

function saysSomething(item: object, said: (key: string) => string | undefined): boolean {
  const keys = keysIn(item);
  return keys.size === 0 || [...keys].some((key) => said(key) !== undefined);
}

function keysIn(value: object): Set<string> {
  const keys = new Set<string>();
  eachText(value, (text) => {
    for (const [, key] of text.matchAll(token)) if (key) keys.add(key);
    return text;
  });
  return keys;
}
