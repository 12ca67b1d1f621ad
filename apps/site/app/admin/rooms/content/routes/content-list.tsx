import type { ListedKind } from '@izlog/contract/editing/document-states';
import { screenPattern } from '@izlog/contract/texts/admin-routes';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { ContentListScreen } from '#site/admin/rooms/content/list/content-list-screen.tsx';
import { listsOfKinds } from '#site/admin/rooms/content/list/list-routes.ts';
import { loadContentList } from '#site/admin/rooms/content/list/load-list.server.ts';
import { takeList } from '#site/admin/rooms/content/list/take-list.server.ts';
import type { Route } from './+types/content-list';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** The list of one kind of content, which the address names. */
export const loader = (asked: Route.LoaderArgs) => {
  const kind = kindAt(asked);
  const { route: name, title } = listsOfKinds[kind];
  const load = staffLoader({ name, title, needs: 'content.edit' }, async ({ site, url }) => ({
    view: await loadContentList(site, url, kind),
  }));
  return load(asked);
};

export const action = (sent: Route.ActionArgs) =>
  staffAction({ needs: 'content.edit' }, ({ site, form }) => takeList(site, kindAt(sent), form))(sent);

const kindAt = ({ pattern }: { pattern: string }): ListedKind => {
  const kinds = Object.keys(listsOfKinds) as ListedKind[];
  const found = kinds.find((kind) => pattern.endsWith(screenPattern(listsOfKinds[kind].route, 'hr')));
  if (!found) throw new Error(`${pattern} is no list of content`);
  return found;
};

export default staffScreen<typeof loader>(ContentListScreen);
