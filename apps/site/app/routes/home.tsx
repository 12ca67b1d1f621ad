import { loadHome } from '../features/pages/load-home.server.ts';
import { PageScreen } from '../features/pages/page-screen.tsx';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/home';

export { meta } from '../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(siteContext));

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData} />;
}
