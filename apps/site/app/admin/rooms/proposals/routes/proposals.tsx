import '../proposals.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadProposals } from '#site/admin/rooms/proposals/load-proposals.server.ts';
import { ProposalsScreen } from '#site/admin/rooms/proposals/proposals-screen.tsx';

export { meta } from '#site/seo/meta.ts';

// Who sees which of them follows from what each would do.
export const loader = staffLoader(
  { name: 'adminProposals', title: 'proposals.title', needs: 'anyStaff' },
  ({ site, url }) => loadProposals(site, url),
);

export default staffScreen<typeof loader>(ProposalsScreen);
