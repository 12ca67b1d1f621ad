import type { Ctx } from '#platform/kernel/context.ts';
import { findTakenSlugs } from './slugs.queries.ts';

const longest = 200;

/**
 * For each wanted slug one that nobody has: itself, or with the first free number at its end. Two equal ones in the list
 * get different numbers.
 */
export async function freeSlugs(
  ctx: Ctx,
  language: string,
  space: 'root' | 'blog',
  wanted: readonly string[],
): Promise<string[]> {
  const given = new Set<string>();
  const taken = await findTakenSlugs(ctx, language, space, wanted);
  return wanted.map((slug) => {
    for (let count = 1; ; count++) {
      const tail = count === 1 ? '' : `-${count}`;
      const found = slug.slice(0, longest - tail.length).replace(/-$/, '') + tail;
      if (taken.has(found) || given.has(found)) continue;
      given.add(found);
      return found;
    }
  });
}
