import { sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import {
  backorderKinds,
  customOptionKinds,
  dateFilterTypes,
  filterTypes,
  productFormats,
  productTypes,
  purchaseKinds,
} from '@izlog/contract/product/product-kinds';
import { productKinds } from 'catalogue-io';
import { expect, test } from 'vitest';

test('catalogue files may hold every kind of the contract, and no other', () => {
  expect({ ...productKinds }).toEqual({
    attributeTypes: filterTypes,
    backorderKinds,
    customOptionKinds,
    dateTypes: dateFilterTypes,
    productFormats,
    productTypes,
    purchaseKinds,
    sortTypes: sortOptionIds,
  });
});
