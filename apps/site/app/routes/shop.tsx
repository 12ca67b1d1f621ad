import { ListScreen } from '../features/catalog/list-screen.tsx';
import { loadList } from '../features/catalog/load-list.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/shop';

export { meta } from '../seo/meta.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(context.get(siteContext), params.slug, url.searchParams);

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={loaderData} />;
}
