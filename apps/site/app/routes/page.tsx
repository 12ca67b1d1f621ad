import { loadPage } from '../features/pages/load-page.server.ts';
import { PageScreen } from '../features/pages/page-screen.tsx';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/page';

export { meta } from '../seo/meta.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(context.get(siteContext), [params.slug]);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData} />;
}
