import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { findAnything } from '../find.server.ts';
import { FindScreen } from '../find-screen.tsx';
import type { Route } from './+types/find';

export { meta } from '#site/seo/meta.ts';

/** Whatever the reader may open, by what was typed. */
export const loader = staffLoader(
  { name: 'adminFind', title: 'find.open', needs: 'anyStaff' },
  async ({ site, url }) => {
    const scope = (await staffUser(site))?.scope ?? [];
    const view = await findAnything(site, url, scope);
    return { view };
  },
);

export default function AdminFind({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <FindScreen key={view.typed} title={seo.title} view={view} />;
}
