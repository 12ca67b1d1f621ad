import { type CallError, outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { fieldRefusal } from '@izlog/contract/envelope';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import {
  getProductVariants,
  updateProductVariants,
  type VariantRecord,
} from '@izlog/contract/product/record/product-variants';
import { mostVariantPictures } from '@izlog/contract/product/record/variant-bounds';
import { skuKey } from '@izlog/contract/product/sku-key';
import { refusals } from '@izlog/contract/refusals';
import { eanCheckDigit } from '@izlog/contract/user/barcode';
import { data } from 'react-router';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { type Say, sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { readPlain, variantFields } from '../plain-fields.server.ts';
import type { ProductMay } from '../product-may.ts';
import { backTo } from '../say-and-go.server.ts';

type Rows = EndpointInput<typeof updateProductVariants>['rows'];

/** The plain fields that a variant has of its own. */
function plainOf(
  form: FormData,
  { id }: { id: number },
  faults: Record<string, Fault>,
  say: Say,
): Partial<Rows[number]> {
  const own = new FormData();
  for (const { name } of variantFields) {
    const sent = form.get(`${name}-${id}`);
    if (sent !== null) own.set(name, sent);
  }
  const plain = readPlain(own, { fields: variantFields, may: everything }, say);
  for (const [name, fault] of Object.entries(plain.faults)) faults[`${name}-${id}`] = fault;
  return plain.said;
}

const everything = { catalogue: true, prices: true, stock: true };

/**
 * Saves the grid: rows that were not touched are sent along and stay, as do cells that one may not write. What is wrong in a
 * row holds up that row alone: the others are saved.
 */
export async function takeVariants(
  site: SiteContext,
  { id }: ProductRecord,
  form: FormData,
  may: ProductMay,
) {
  const say = sayer(site);
  const { variants } = await site.call(getProductVariants, { id });
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, words: string) => {
    faults[name] ??= { key: 'form.wrong', words };
  };
  const rows = variants.flatMap(
    (variant): Rows => (form.has(`revision-${variant.id}`) ? [readRow(form, variant, may, faults, say)] : []),
  );
  for (const { id: own, sku } of rows) {
    const other = sku
      ? rows.find((row) => row.id !== own && row.sku && skuKey(row.sku) === skuKey(sku))
      : undefined;
    const name = variants.find((one) => one.id === other?.id)?.name;
    if (other) wrong(`sku-${own}`, say('products.skuTwice', { name: name || `#${other.id}` }));
  }
  const isFaulty = (row: Rows[number]) => Object.keys(faults).some((name) => name.endsWith(`-${row.id}`));
  let good = rows.filter((row) => !isFaulty(row));
  let isDone = false;
  // A refusal names rows: the others are sent again without them.
  while (good.length > 0 && !isDone) {
    const outcome = await outcomeOf(ownCall(site)(updateProductVariants, { id, rows: good }));
    if (!outcome.errored) isDone = true;
    else {
      nameFaults(outcome.error, good, wrong, say);
      const left = good.filter((row) => !isFaulty(row));
      if (left.length === good.length) return refusedForm(site, 'variants', form, outcome.error);
      good = left;
    }
  }
  const count = rows.length - good.length;
  if (count === 0) return backTo(site, id);
  const refusal = say('products.variantsSavedBut', { saved: good.length, count });
  return data<FormAnswer>(
    { form: 'variants', faults, refusal, typed: typedFields(form) },
    { status: good.length > 0 ? 200 : 400 },
  );
}

/** A row as it was typed; what cannot be read is told by its field. */
function readRow(
  form: FormData,
  variant: VariantRecord,
  may: ProductMay,
  faults: Record<string, Fault>,
  say: Say,
): Rows[number] {
  const read = (name: string) => reader(form)(name).trim();
  const at = (cell: string) => `${cell}-${variant.id}`;
  const wrong = (cell: string, words: string) => {
    faults[at(cell)] = { key: 'form.wrong', words };
  };
  const price = (cell: 'price' | 'sale'): number | null => {
    const typed = readPrice(read(at(cell)));
    if (typed.is === 'ambiguous')
      wrong(cell, say('products.priceAmbiguous', { ...typed, typed: read(at(cell)) }));
    if (typed.is === 'wrong') wrong(cell, say('products.priceWrong'));
    return typed.is === 'amount' ? typed.amount : null;
  };
  const whole = (cell: 'quantity' | 'lowAt'): string => {
    const typed = read(at(cell));
    if (typed !== '' && !/^\d{1,9}$/.test(typed)) wrong(cell, say('products.wholeWrong'));
    return typed;
  };
  const quantity = may.stock ? whole('quantity') : '';
  const lowAt = may.stock ? whole('lowAt') : '';
  const plain = may.catalogue ? plainOf(form, variant, faults, say) : {};
  const { barcode } = plain;
  if (barcode && barcode !== variant.barcode) {
    const digit = /^(?:\d{8}|\d{12,14})$/.test(barcode)
      ? eanCheckDigit(barcode.slice(0, -1))
      : barcode.at(-1);
    if (digit !== barcode.at(-1)) wrong('barcode', say('products.barcodeDigit', { digit: digit ?? '' }));
  }
  return {
    id: variant.id,
    revision: read(at('revision')),
    ...(may.catalogue && {
      ...plain,
      mediaIds: [
        ...new Set(
          read(at('media'))
            .split(/\s+/)
            .flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : [])),
        ),
      ].slice(0, mostVariantPictures),
      isPublished: read(at('published')) === 'true',
    }),
    ...(may.prices && { price: price('price'), sale: price('sale') }),
    ...(may.stock && {
      isTracked: quantity !== '',
      quantity: quantity === '' ? variant.quantity : Number(quantity) || 0,
      lowAt: lowAt === '' ? null : Number(lowAt) || 0,
    }),
  };
}

/** Says beside its cell why the platform did not take it. */
function nameFaults(
  { code, payload }: CallError,
  rows: Rows,
  wrong: (name: string, words: string) => void,
  say: Say,
): void {
  const known = (payload ?? {}) as SkuTaken & { product?: number; reserved?: number; fields?: unknown };
  if (code === refusals.skuTaken.code) {
    for (const row of rows)
      if (row.sku && known.skus?.includes(row.sku))
        wrong(`sku-${row.id}`, skuTakenWords(known, row.sku, say));
    return;
  }
  if (code === refusals.stockReserved.code) {
    wrong(`quantity-${known.product}`, say('products.promisedMore', { count: known.reserved ?? 0 }));
    return;
  }
  const isChanged = code === refusals.recordChanged.code;
  const named: readonly unknown[] | undefined = isChanged
    ? (known.fields as readonly unknown[] | undefined)
    : fieldRefusal
        .array()
        .safeParse(known.fields)
        .data?.map(({ path }) => path);
  for (const path of named ?? []) {
    const [, place = '', cell = ''] = String(path).split('.');
    const row = rows[Number(place)];
    const field = cell === 'isTracked' ? 'quantity' : cell;
    const key = isChanged ? 'products.variantChanged' : (refusedKeys[cell] ?? 'products.tooLongWords');
    if (row) wrong(`${field}-${row.id}`, say(key));
  }
}

/** Why a cell was refused; of the others a text is too long. */
const refusedKeys: Readonly<Record<string, StaffKey>> = {
  price: 'products.variantPriceEmpty',
  quantity: 'products.wholeWrong',
  mediaIds: 'products.pictureGone',
};

/** What a refused sku says of those who have it. */
export interface SkuTaken {
  skus?: string[];
  owners?: Readonly<Record<string, { name: string; isArchived: boolean }>>;
}

/** Who has a sku: a product or a variant, by its whole name; perhaps one that was put away. */
export function skuTakenWords({ owners = {} }: SkuTaken, sku: string, say: Say): string {
  const owner = Object.hasOwn(owners, sku) ? owners[sku] : undefined;
  if (!owner) return say('products.skuTakenSomewhere');
  return say(owner.isArchived ? 'products.skuArchived' : 'products.skuTaken', { name: owner.name });
}
