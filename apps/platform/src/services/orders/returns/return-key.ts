import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

interface Named {
  siteId: number;
  id: number;
  number: string;
}

/** The key of the link to a return: only this installation can make it, and it opens this return only. */
export const returnKey = (kernel: Kernel, { siteId, id, number }: Named): string =>
  kernel.tokens.seal(`return ${siteId} ${id} ${number}`).slice(0, 32);

/** Whether `given` is the key of a return, compared in constant time. */
export const isReturnKey = (kernel: Kernel, one: Named, given: string): boolean =>
  isEqualText(given, returnKey(kernel, one));
