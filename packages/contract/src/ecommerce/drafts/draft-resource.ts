import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { draftStates } from './draft.ts';
import { filterDrafts, getDraft } from './draft-staff.ts';

/** Drafts as the back office lists them; one draft is a screen of its own. */
export const draftResource = resourceOver(
  { filter: filterDrafts, get: getDraft },
  {
    name: 'draft',
    search: { asks: 'search', max: 100 },
    fields: {
      buyer: kinds.text(200, { list: 'name' }),
      updatedAt: kinds.instant({ list: true }),
      names: kinds.text(200, { list: true }),
      state: kinds.state(draftStates, { list: true, filter: true }),
      orderTotal: kinds.money({ list: 'sum', of: 'currency' }),
    },
    views: [
      { key: 'open', filter: { state: 'open' } },
      { key: 'sent', filter: { state: 'sent' } },
      { key: 'expired', filter: { state: 'expired' } },
      { key: 'placed', filter: { state: 'placed' } },
    ],
  },
);
