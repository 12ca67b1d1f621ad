import { sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import {
  type BackorderKind,
  backorderKinds,
  type CustomOptionKind,
  customOptionKinds,
  dateFilterTypes,
  type FilterType,
  filterTypes,
  type ProductFormat,
  type ProductType,
  type PurchaseKind,
  productFormats,
  productTypes,
  purchaseKinds,
} from '@izlog/contract/product/product-kinds';
import { productKinds, sheetTitles } from 'catalogue-io';
import { expect, expectTypeOf, test } from 'vitest';
import { catalogueSheets, ownFields } from './catalogue-files.ts';

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

test('[HOUSE-01] every column of a catalogue has words of its own in every language', () => {
  for (const { headings } of catalogueSheets) {
    expect(Object.keys(headings).toSorted()).toEqual(sheetTitles(ownFields).toSorted());
    const words = Object.values(headings).map((heading) => heading.toLowerCase());
    expect(new Set(words).size, words.toSorted().join()).toBe(words.length);
    for (const { title } of ownFields) expect(headings[title]).not.toBe(title);
  }
});

test('a kind that only one of the two lists has does not compile', () => {
  type InFiles<List extends keyof typeof productKinds> = (typeof productKinds)[List][number];

  expectTypeOf<InFiles<'attributeTypes'>>().toEqualTypeOf<FilterType>();
  expectTypeOf<InFiles<'backorderKinds'>>().toEqualTypeOf<BackorderKind>();
  expectTypeOf<InFiles<'customOptionKinds'>>().toEqualTypeOf<CustomOptionKind>();
  expectTypeOf<InFiles<'productFormats'>>().toEqualTypeOf<ProductFormat>();
  expectTypeOf<InFiles<'productTypes'>>().toEqualTypeOf<ProductType>();
  expectTypeOf<InFiles<'purchaseKinds'>>().toEqualTypeOf<PurchaseKind>();
});
