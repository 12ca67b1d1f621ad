import { guaranteeFaults } from '@izlog/contract/product/durability-guarantee';
import { exactFormats } from 'catalogue-io';
import { slugFromName } from '../../../kernel/slug-from-name.ts';

/** The files in which a catalogue of ours goes out whole and comes in again. */
export const catalogueFiles = exactFormats({
  mark: 'izlog-catalogue',
  writtenBy: 'izlog export',
  slugOf: (name) => slugFromName(name, ''),
  faultsOf: guaranteeFaults,
});
