import { outcomeOf } from '@izlog/contract/client';
import { fileWays } from '@izlog/contract/media/file-ways';
import type { User } from '@izlog/contract/user/user';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from './own-call.ts';

/** Whether somebody keeps the gallery (SHELL-030). */
export const mayUpload = (user: User | undefined): boolean =>
  user?.isBackofficeUser === true && user.scope?.includes('media.edit') === true;

/** Lets the page of the person who keeps the gallery put files into the bucket: its policy names that address and no other. */
export async function letUpload(site: SiteContext, user: User | undefined): Promise<void> {
  if (!mayUpload(user)) return;
  const ways = await outcomeOf(ownCall(site)(fileWays, {}));
  // Where it cannot be obtained, files go through the platform.
  if (!ways.errored && ways.data.uploadOrigin) site.policy.connects = [ways.data.uploadOrigin];
}
