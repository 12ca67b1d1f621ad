import type { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { feedTones } from '../feed-words.ts';

/** How channels are named and rendered. */
export const feedLook = {
  record: 'feed',
  route: 'adminFeeds',
  search: 'feed.name',
  form: 'adminFeed',
  tones: { state: feedTones },
} satisfies LookOf<typeof feedResource>;
