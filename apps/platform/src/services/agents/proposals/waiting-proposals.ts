import type { TodoProvider } from '#platform/kernel/todo.ts';
import type { AgentCalls } from './agent-calls.ts';
import { countProposals } from './proposal.queries.ts';

/** What assistants proposed and nobody has decided, of what the caller may do. */
export const waitingProposals = (calls: AgentCalls): TodoProvider => ({
  name: 'proposals',
  needs: 'catalogue.edit',
  async count({ db, site, caller, now }) {
    const held = caller.kind === 'staff' ? caller.permissions : [];
    const { waiting } = await countProposals(db, { siteId: site.id, calls: calls.proposable(held) }, now);
    return { count: waiting };
  },
});
