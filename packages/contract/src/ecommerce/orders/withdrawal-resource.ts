import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { filterWithdrawals } from './withdrawal.ts';

/** How it stands with the money of a statement of withdrawal. */
const refundStates = ['unpaid', 'refunded', 'owed', 'due', 'overdue'] as const;

/** Statements of withdrawal as the back office lists them. */
export const withdrawalResource = resourceOver(
  { filter: filterWithdrawals },
  {
    name: 'withdrawal',
    search: { asks: 'orderSlug', max: 40 },
    fields: {
      number: kinds.text(40, { list: 'name' }),
      submittedAt: kinds.instant({ list: true }),
      name: kinds.text(200, { list: true }),
      lines: kinds.text(500, { list: true }),
      proposedRefund: kinds.money({ list: true, of: 'currency' }),
      refundState: kinds.state(refundStates, { list: true }),
    },
  },
);
