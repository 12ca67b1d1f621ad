import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { PeopleScreen } from '../people-screen.tsx';
import { takePeopleForm } from '../take-people.server.ts';
import type { Route } from './+types/people';

export { meta } from '#site/seo/meta.ts';

/** Customers and subscribers in files: a look at them is not enough to take all of them away, or more of them in. */
export async function loader({ context }: Route.LoaderArgs) {
  await mustHold(context.get(siteContext), 'users.edit');
  return loadPlainScreen(context, 'adminPeople', 'people.files');
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  return takePeopleForm(site, request);
}

export const clientAction = sayWhenOffline;

export default function AdminPeople({ loaderData: { seo } }: Route.ComponentProps) {
  return <PeopleScreen title={seo.title} />;
}
