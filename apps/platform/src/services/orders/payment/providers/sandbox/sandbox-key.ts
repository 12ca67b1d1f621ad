import type { Kernel } from '#platform/kernel/kernel.ts';

/** Key of the sandbox; nobody has to set it up. */
export const sandboxKey = (kernel: Kernel, siteId: number): string =>
  kernel.tokens.seal(`sandbox bank ${siteId}`);
