import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { movementKinds } from './movement-kinds.ts';
import { filterStock, stockStates } from './stock-levels.ts';
import { filterMovements } from './stock-movements.ts';

/** Stock levels as the back office lists them; one level is a screen of its own. */
export const stockResource = resourceOver(
  { filter: filterStock },
  {
    name: 'stock',
    search: { asks: 'search', max: 100 },
    fields: {
      name: kinds.text(300, { list: 'name' }),
      quantity: kinds.whole({ list: 'sum' }),
      reserved: kinds.whole({ list: true }),
      free: kinds.whole({ list: true }),
      lowAt: kinds.whole({ list: true }),
      state: kinds.state(stockStates, { list: true, filter: true }),
      waiting: kinds.yesNo({ filter: true }),
    },
    views: [
      { key: 'out', filter: { state: 'out' } },
      { key: 'low', filter: { state: 'low' } },
      { key: 'waiting', filter: { waiting: 'true' } },
      { key: 'untracked', filter: { state: 'untracked' } },
    ],
  },
);

/** Movements of the stock as the back office lists them. */
export const movementResource = resourceOver(
  { filter: filterMovements },
  {
    name: 'movement',
    fields: {
      name: kinds.text(300, { list: 'name' }),
      at: kinds.instant({ list: true }),
      kind: kinds.state(movementKinds, { list: true, filter: true }),
      difference: kinds.whole({ list: 'sum' }),
      after: kinds.whole({ list: true }),
      note: kinds.text(200, { list: true }),
      product: kinds.reference({ filter: 'rare' }),
    },
  },
);
