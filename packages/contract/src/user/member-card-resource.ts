import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { filterMemberCards, memberCardStates } from './member-card.ts';

/** Member cards as the back office lists them (ACCT-038). */
export const memberCardResource = resourceOver(
  { filter: filterMemberCards },
  {
    name: 'memberCard',
    search: { asks: 'search', max: 100 },
    fields: {
      barcode: kinds.text(48, { list: 'name' }),
      holder: kinds.text(200, { list: true }),
      state: kinds.state(memberCardStates, { list: true, filter: true }),
      created_at: kinds.instant({ list: true }),
      isActive: kinds.yesNo({ list: true }),
    },
    views: memberCardStates.map((state) => ({ key: state, filter: { state } })),
  },
);
