import type { FilterType } from '@izlog/contract/product/product-kinds';
import type { AttributeKind } from './attribute-kind.ts';
import { choices } from './choices.ts';
import { numbers } from './numbers.ts';
import { yesNo } from './yes-no.ts';

const kinds = {
  Dropdown: choices,
  Number: numbers,
  MultiSelect: choices,
  TextSwatch: choices,
  VisualSwatch: choices,
  YesNo: yesNo,
  Date: numbers,
  DateTime: numbers,
} satisfies Record<FilterType, AttributeKind<unknown>>;

/** What is wanted of some attribute. */
export type WantedOfAttribute = NonNullable<ReturnType<(typeof kinds)[FilterType]['read']>>;

/** How each type of attribute is filtered by; a type of the contract that is missing here does not compile. */
export const attributeKinds: Readonly<Record<FilterType, AttributeKind<WantedOfAttribute>>> = kinds;

/** Types whose choices are all shown. */
export const typesShowingAll = Object.entries(attributeKinds).flatMap(([type, { showsAll }]) =>
  showsAll ? type : [],
);
