import type { Transport } from '@izlog/contract/client';
import type { LoadedExtension } from './loading/load-extensions.ts';

/** The extensions of a platform; see `extensionRoutes`, which fills it. */
interface HeldExtensions {
  /** Begun at the start; nothing waits for it but who asks for extensions. */
  loaded: Promise<readonly LoadedExtension[]>;
  /** How they reach the shop: in this process, by the same door as every program. */
  shop: Transport | undefined;
}

export const heldExtensions = (): HeldExtensions => ({ loaded: Promise.resolve([]), shop: undefined });
