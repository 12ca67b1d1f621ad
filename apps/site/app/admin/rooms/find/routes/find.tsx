import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { findAnything } from '../find.server.ts';
import { FindScreen } from '../find-screen.tsx';
import type { Route } from './+types/find';

export { meta } from '#site/seo/meta.ts';

/** Whatever the reader may open, by what was typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const scope = (await staffUser(site))?.scope ?? [];
  const view = await findAnything(site, url, scope);
  return { ...loadPlainScreen(context, 'adminFind', 'find.open'), view };
}

export default function AdminFind({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <FindScreen key={view.typed} title={seo.title} view={view} />;
}
