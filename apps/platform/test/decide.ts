import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import type { CallOptions, TestPlatform } from './kit.ts';

/** What stands at an address, by its segments. */
export const decide = (platform: TestPlatform, params: string[], options?: CallOptions) =>
  platform.call(finderDecide, { params }, options);
/** What is answered where nothing does. */
export const notFound = { status: 404, code: 'NOT_FOUND' };
