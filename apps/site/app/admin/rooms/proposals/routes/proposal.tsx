import '../proposals.css';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadProposal } from '#site/admin/rooms/proposals/load-proposals.server.ts';
import { ProposalScreen } from '#site/admin/rooms/proposals/proposal-screen.tsx';
import { takeProposal } from '#site/admin/rooms/proposals/take-proposal.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminProposal', title: 'proposals.title', needs: 'anyStaff' } as const;

export const loader = staffLoader(screen, async ({ site, params }) => {
  const loaded = await loadProposal(site, params.id);
  return { ...loaded, title: loaded.one.title };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeProposal(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(ProposalScreen);
