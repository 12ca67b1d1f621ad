import { checkStorage, StorageFault } from '@izlog/platform/kernel/files/check-storage';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import type { Installation } from './installation.ts';

/**
 * Throws a sentence that names the wrong setting when pictures and documents cannot be kept. A store that does not
 * answer at all may come back, and a shop without pictures still sells: this is only logged.
 */
export async function mustRetainFiles({ env, log }: Pick<Installation, 'env' | 'log'>): Promise<void> {
  try {
    await checkStorage(await openStorage(env), env);
  } catch (error) {
    if (!(error instanceof StorageFault && error.isAway)) throw error;
    log.error({ err: error }, `Pictures and documents are away. ${error.message}`);
  }
}
