import {
  approveProposal as approveEndpoint,
  filterProposals as filterEndpoint,
  getProposal as getEndpoint,
  refuseProposal as refuseEndpoint,
  undoProposal as undoEndpoint,
} from '@izlog/contract/user/proposals/proposals';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import type { AgentCalls } from './proposals/agent-calls.ts';
import { approveProposal, refuseProposal, undoProposal } from './proposals/decide-proposal.ts';
import { filterProposals, readProposal } from './proposals/present-proposal.ts';
import { dropProposals } from './proposals/proposal.queries.ts';
import { waitingProposals } from './proposals/waiting-proposals.ts';

/** Days for which proposals are kept, whatever became of them. */
const retainedDays = 90;

/** What agents proposed, for the people who decide (DOOR-06). `calls` knows the routes of all services. */
export function agentRoutes(kernel: Kernel, calls: AgentCalls): Route[] {
  const { programs, jobs, database, held } = kernel;
  jobs.define(
    'proposals-forget',
    () => dropProposals(database.db, new Date(Date.now() - retainedDays * 24 * 60 * 60 * 1000)),
    '40 3 * * *',
  );
  held.get(todoProviders).push(waitingProposals(calls));
  return [
    route(filterEndpoint, (ctx, input) => filterProposals(calls, ctx, input)),
    route(getEndpoint, (ctx, { id }) => readProposal(calls, ctx, id)),
    route(approveEndpoint, (ctx, input) => approveProposal({ calls, programs }, ctx, input)),
    route(refuseEndpoint, (ctx, input) => refuseProposal({ calls }, ctx, input)),
    route(undoEndpoint, (ctx, input) => undoProposal({ calls }, ctx, input)),
  ];
}
