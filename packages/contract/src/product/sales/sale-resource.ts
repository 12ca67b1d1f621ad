import { kinds } from '../../resource/kinds.ts';
import { defineHistory } from '../../resource/record-calls.ts';
import { resourceOver } from '../../resource.ts';
import { saleForm } from './sale-form.ts';
import { saleStates } from './sale-kinds.ts';
import { deleteSale, filterSales, getSale } from './sale-staff.ts';

/** Who changed what of a sale (OFFICE-15). */
export const saleHistory = defineHistory('/api/v1/product/sale', 'sale', 'prices.edit');

/** Dated sales as the back office shows them (SELL-01). */
export const saleResource = resourceOver(
  { filter: filterSales, get: getSale, delete: deleteSale, history: saleHistory },
  {
    name: 'sale',
    search: { asks: 'keywords', max: 100 },
    fields: {
      ...saleForm,
      when: kinds.period(['validFrom', 'validTo'], { list: true }),
      fits: kinds.count({ of: 'matched', list: true }),
      state: kinds.state(saleStates, { list: true, filter: true }),
    },
    views: [
      { key: 'on', filter: { state: 'on' } },
      { key: 'planned', filter: { state: 'planned' } },
      { key: 'draft', filter: { state: 'draft' } },
      { key: 'over', filter: { state: 'over' } },
    ],
  },
);
