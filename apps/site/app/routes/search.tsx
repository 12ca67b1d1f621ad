import { loadSearch } from '../features/search/load-search.server.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/search';

export { meta } from '../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadSearch(context.get(siteContext), url.searchParams);
  return { seo: view.seo, view };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen view={loaderData.view} />;
}
