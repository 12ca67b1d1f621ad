import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';

/** A maker of goods, with the addresses that product safety asks for (GPSR, Article 19; OFFICE-02). */
export const brandResource = defineResource({
  service: 'product',
  name: 'brand',
  access: { read: 'catalogue.edit', write: 'catalogue.edit' },
  fields: {
    name: kinds.text(150, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
    manufacturerName: kinds.text(200, { list: true, search: true, group: 'maker' }),
    manufacturerAddress: kinds.lines(300, { group: 'maker', filter: 'empty' }),
    // The law lets it be the address of a page too.
    manufacturerEmail: kinds.text(320, { list: true, group: 'maker' }),
    isMakerOutsideEu: kinds.yesNo({ filter: true, group: 'maker' }),
    responsibleName: kinds.text(200, { search: true, group: 'responsible' }),
    responsibleAddress: kinds.lines(300, { group: 'responsible' }),
    responsibleEmail: kinds.text(320, { group: 'responsible' }),
    products: kinds.count({ list: true }),
  },
  order: ['name', 'asc'],
  fileBy: 'name',
  views: [
    { key: 'withoutAddress', filter: { manufacturerAddress: 'empty' } },
    { key: 'outsideEu', filter: { isMakerOutsideEu: 'true' } },
  ],
});
