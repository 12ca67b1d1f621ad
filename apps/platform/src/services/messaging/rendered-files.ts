import type { Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

/** Draws a file of a site by its id. */
type Draw = (kernel: Kernel, site: Site, id: number) => Promise<Buffer>;

const drawers = new Map<string, Draw>();

/**
 * Says how files of a kind are rendered when a mail with them is delivered: what follows from a row that never changes need not
 * be stored, and a payment does not fail because a file could not be.
 */
export function defineRenderedFile(kind: string, draw: Draw): void {
  drawers.set(kind, draw);
}

/** What stands in a mail for a file that is rendered, in the place of its key in the storage. */
export const renderedKey = (kind: string, id: number): string => `rendered:${kind}:${id}`;

/** The bytes of a file that is rendered; undefined for a key of the storage. */
export async function renderedFile(kernel: Kernel, site: Site, key: string): Promise<Buffer | undefined> {
  const [, kind = '', id] = /^rendered:(\w+):(\d+)$/.exec(key) ?? [];
  if (!id) return undefined;
  const draw = drawers.get(kind);
  if (!draw) throw new Error(`Nobody draws files of the kind ${kind}.`);
  return draw(kernel, site, Number(id));
}
