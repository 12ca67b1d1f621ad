import '../feeds.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { FeedScreen } from '#site/admin/rooms/feeds/feed-screen.tsx';
import { loadFeed } from '#site/admin/rooms/feeds/load-feed.server.ts';
import { takeFeedForm } from '#site/admin/rooms/feeds/take-feed-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminFeed', title: 'feed.new', needs: 'marketing.edit' } as const;

/** A channel by its id, or a new one (`novi`). */
export const loader = staffLoader(screen, async ({ site, url, params: { id = '' } }) => {
  const view = await loadFeed(site, id, url);
  return { title: view.record?.name, view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeFeedForm(site, id, form),
);

export default staffScreen<typeof loader>(FeedScreen);
