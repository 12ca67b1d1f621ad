import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

/** The key of the link to an order: only this installation can make it, and it opens this order only. */
export function orderKey(kernel: Kernel, order: { siteId: number; id: number; slug: string }): string {
  return kernel.tokens.seal(`order ${order.siteId} ${order.id} ${order.slug}`).slice(0, 32);
}

/** Whether `given` is the key of an order, compared in constant time. */
export function isOrderKey(
  kernel: Kernel,
  order: { siteId: number; id: number; slug: string },
  given: string | null | undefined,
): boolean {
  return isEqualText(given ?? '', orderKey(kernel, order));
}

/** Key of the link to a bought file, which ends at `until` (ms since 1970). */
export function downloadKey(kernel: Kernel, siteId: number, id: number, until: number): string {
  return kernel.tokens.seal(`download ${siteId} ${id} ${until}`).slice(0, 32);
}

export function isDownloadKey(
  kernel: Kernel,
  { siteId, id, until }: { siteId: number; id: number; until: number },
  given: string,
): boolean {
  return isEqualText(given, downloadKey(kernel, siteId, id, until));
}

/** Whether the caller may see an order: its owner, or the holder of its link. */
export function mayRead(
  kernel: Kernel,
  { caller }: Pick<Ctx, 'caller'>,
  order: { siteId: number; id: number; slug: string; userId: number | null },
  key: string | null | undefined,
): boolean {
  const isOwner = caller.kind === 'customer' && caller.userId === order.userId;
  return isOwner || isOrderKey(kernel, order, key);
}
