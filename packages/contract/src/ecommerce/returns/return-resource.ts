import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { filterReturns, getReturn } from './return-staff.ts';
import { returnStates } from './return-states.ts';

/** Returns as the back office lists them; one return is a screen of its own. */
export const returnResource = resourceOver(
  { filter: filterReturns, get: getReturn },
  {
    name: 'return',
    search: { asks: 'search', max: 100 },
    fields: {
      number: kinds.text(60, { list: 'name' }),
      name: kinds.text(200, { list: true }),
      lines: kinds.text(500, { list: true }),
      state: kinds.state(returnStates, { list: true, filter: true }),
      dueAt: kinds.instant({ list: true }),
      proposed: kinds.money({ list: true, of: 'currency' }),
    },
    views: [
      { key: 'waiting', filter: { part: 'waiting' } },
      { key: 'open', filter: { part: 'open' } },
      { key: 'closed', filter: { part: 'closed' } },
    ],
  },
);
