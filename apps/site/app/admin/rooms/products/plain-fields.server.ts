import { fieldsWith, startOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import type { Fields } from '@izlog/contract/resource/field';
import { kindsOnSite } from '#site/admin/record/kinds-on-site.ts';
import { formFieldsOf } from '#site/admin/record/load-form.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { groupNeeds, type PlainFieldView } from './plain-fields.ts';
import type { ProductMay } from './product-may.ts';

const usual: Readonly<Record<string, unknown>> = startOf(productPlainFields);

/** Fields as screens know them; what has a usual value need not be filled in. */
const viewsOf = (fields: Fields): PlainFieldView[] =>
  formFieldsOf({ fields }).map((field) => ({ ...field, isRequired: false })) as PlainFieldView[];

/**
 * The plain fields of a product, those of its variants, those that are columns of the grid, and those that many products are given at once; what
 * refers to another record is chosen in a control of its own.
 */
export const plainFields = viewsOf(productPlainFields);
export const variantFields = viewsOf(fieldsWith(productPlainFields, 'variants'));
export const gridFields = viewsOf(fieldsWith(productPlainFields, 'grid'));
export const bulkFields = viewsOf(fieldsWith(productPlainFields, 'bulk')).filter(
  ({ kind }) => kind !== 'reference',
);

const wrongWords: Readonly<Record<string, StaffKey>> = {
  whole: 'products.wholeWrong',
  decimal: 'products.numberWrong',
};

/**
 * What a sent form says of plain fields, by their names, and what is wrong with them; fields that it does not show are left
 * out, and a box that is not ticked is one that it shows.
 */
export function readPlain(
  form: FormData,
  { fields = plainFields, may, before = {} }: ReadPlain,
  say: (key: StaffKey) => string,
) {
  const said: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  for (const field of fields) {
    const { name, kind, group } = field;
    if (!(may[groupNeeds[group]] && (kind === 'yesNo' || form.has(name)))) continue;
    const read = kindsOnSite[kind].control?.read(reader(form), field, {
      languages: [],
      before: before[name],
      all: (one) => form.getAll(one).filter((text) => typeof text === 'string'),
    });
    if (read && 'value' in read) said[name] = read.value ?? usual[name] ?? null;
    else if (read) {
      const key = wrongWords[kind];
      for (const [one, fault] of Object.entries(read.faults))
        faults[one] = key ? { ...fault, words: say(key) } : fault;
    }
  }
  return { said, faults };
}

interface ReadPlain {
  fields?: readonly PlainFieldView[];
  may: ProductMay;
  before?: Readonly<Record<string, unknown>>;
}
