// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog.
import type { Transport } from '@izlog/contract/client';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { heldExtensions } from './held-extensions.ts';

export { extensionRoutes } from './extensions.routes.ts';
export { describeExtension } from './loading/describe-extension.ts';
export { findExtensions, loadExtension } from './loading/load-extensions.ts';

/** Gives extensions their way to the shop, once it can be called; returns how their processes are ended. */
export function openExtensions(kernel: Kernel, shop: Transport): () => Promise<void> {
  const held = kernel.held.get(heldExtensions);
  held.shop = shop;
  return async () => {
    for (const { runner } of await held.loaded) runner.close();
  };
}
