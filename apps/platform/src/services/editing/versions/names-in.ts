import { buttonTargets } from '@izlog/contract/cms/content/button';
import type { Difference } from '@izlog/contract/editing/edit-history';
import type { Ctx } from '#platform/kernel/context.ts';
import { findTargets } from '#platform/services/content/index.ts';
import { findMedia } from '#platform/services/media/index.ts';

/** Things and files of one comparison whose names are given; beyond them numbers say as much. */
const most = 100;

/** What the files and records are called that differences name only by number: by `media:80` and `page:12`. */
export async function namesIn(ctx: Ctx, differences: readonly Difference[]): Promise<Record<string, string>> {
  const files = new Set<number>();
  const things = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, kind } = value as Record<string, unknown>;
    if (typeof id === 'number' && 'alt' in value) files.add(id);
    else if (typeof id === 'number' && typeof kind === 'string') things.add(`${kind}:${id}`);
    for (const [name, one] of Object.entries(value)) {
      const target = buttonTargets[name as keyof typeof buttonTargets];
      const of = target && (one as { id?: unknown } | null)?.id;
      if (typeof of === 'number') things.add(`${target}:${of}`);
      else look(one);
    }
  };
  for (const { op, from, to } of differences)
    if (op === 'set' || op === 'unset') for (const value of [from, to]) look(value);
  const found = await findMedia(ctx, [...files].slice(0, most));
  const named =
    things.size === 0
      ? []
      : await findTargets(ctx, { query: '', kinds: '', things: [...things].slice(0, most).join(',') });
  return Object.fromEntries([
    ...found.map(({ id, originalName }) => [`media:${id}`, originalName]),
    ...named.map(({ type, id, title }) => [`${type}:${id}`, title]),
  ]);
}
