import { outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { fieldRefusal } from '@izlog/contract/envelope';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import {
  generateProductVariants,
  getProductVariants,
  mostVariants,
  updateProductVariants,
} from '@izlog/contract/product/record/product-variants';
import { skuKey } from '@izlog/contract/product/sku-key';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { type Say, sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { readPlain, variantFields } from './plain-fields.server.ts';
import type { ProductMay } from './product-may.ts';
import { backTo } from './say-and-go.server.ts';

type Rows = EndpointInput<typeof updateProductVariants>['rows'];

/** Makes variants from the choices that were ticked; too many are refused before any is made. */
export async function takeAxes(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const say = sayer(site);
  const refuse = (refusal: string) =>
    data<FormAnswer>({ form: 'axes', refusal, typed: typedFields(form) }, { status: 400 });
  const { attributes } = await site.call(productChoices, {});
  const axes = attributes.flatMap(({ id: attributeId }) => {
    const valueIds = form
      .getAll(`axis-${attributeId}`)
      .flatMap((value) => (/^[1-9]\d{0,14}$/.test(String(value)) ? [Number(value)] : []));
    return valueIds.length > 0 ? [{ attributeId, valueIds }] : [];
  });
  if (axes.length === 0) return refuse(say('products.axesNothing'));
  const count = axes.reduce((product, { valueIds }) => product * valueIds.length, 1);
  const tooMany = say('products.axesTooMany', { count, most: mostVariants });
  if (count > mostVariants || axes.length > 5) return refuse(tooMany);
  const outcome = await outcomeOf(ownCall(site)(generateProductVariants, { id, axes }));
  if (!outcome.errored) return backTo(site, id);
  const [fault] = fieldRefusal.array().safeParse(fieldsIn(outcome.error.payload)).data ?? [];
  if (fault?.kind === 'tooMany') return refuse(tooMany);
  if (fault?.kind === 'reference') return refuse(say('products.axesMissing'));
  return refusedForm(site, 'axes', form, outcome.error);
}

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

/** Saves the grid: rows that were not touched are sent along and stay, as do cells that one may not write. */
export async function takeVariants(
  site: SiteContext,
  { id }: ProductRecord,
  form: FormData,
  may: ProductMay,
) {
  const say = sayer(site);
  const read = (name: string) => reader(form)(name).trim();
  const { variants } = await site.call(getProductVariants, { id });
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, words: string) => {
    faults[name] = { key: 'form.wrong', words };
  };
  const rows = variants.flatMap((variant): Rows => {
    if (!form.has(`revision-${variant.id}`)) return [];
    const at = (cell: string) => `${cell}-${variant.id}`;
    const price = readPrice(read(at('price')));
    if (price.is === 'ambiguous')
      wrong(at('price'), say('products.priceAmbiguous', { ...price, typed: read(at('price')) }));
    if (price.is === 'wrong') wrong(at('price'), say('products.priceWrong'));
    const quantity = read(at('quantity'));
    if (quantity !== '' && !/^\d{1,9}$/.test(quantity)) wrong(at('quantity'), say('products.wholeWrong'));
    return [
      {
        id: variant.id,
        revision: read(at('revision')),
        ...(may.catalogue && {
          ...plainOf(form, variant, faults, say),
          mediaId: Number(read(at('media'))) || null,
          isPublished: read(at('published')) === 'true',
        }),
        ...(may.prices && { price: price.is === 'amount' ? price.amount : null }),
        ...(may.stock && {
          isTracked: quantity !== '',
          quantity: quantity === '' ? variant.quantity : Number(quantity) || 0,
        }),
      },
    ];
  });
  for (const { id: own, sku } of rows) {
    const other = sku
      ? rows.find((row) => row.id !== own && row.sku && skuKey(row.sku) === skuKey(sku))
      : undefined;
    const name = variants.find((one) => one.id === other?.id)?.name;
    if (other) wrong(`sku-${own}`, say('products.skuTwice', { name: name || `#${other.id}` }));
  }
  if (Object.keys(faults).length > 0) return wrongForm('variants', form, faults);
  if (rows.length === 0) return backTo(site, id);
  const outcome = await outcomeOf(ownCall(site)(updateProductVariants, { id, rows }));
  if (!outcome.errored) return backTo(site, id);
  const { code, payload } = outcome.error;
  const known = (payload ?? {}) as SkuTaken & { product?: number; reserved?: number; fields?: unknown };
  if (code === refusals.skuTaken.code) {
    for (const row of rows)
      if (row.sku && known.skus?.includes(row.sku))
        wrong(`sku-${row.id}`, skuTakenWords(known, row.sku, say));
    return wrongForm('variants', form, faults);
  }
  if (code === refusals.stockReserved.code) {
    wrong(`quantity-${known.product}`, say('products.promisedMore', { count: known.reserved ?? 0 }));
    return wrongForm('variants', form, faults);
  }
  if (code === refusals.recordChanged.code) {
    const refusal = say('products.variantChanged');
    return data<FormAnswer>({ form: 'variants', refusal, typed: typedFields(form) }, { status: 409 });
  }
  for (const { path } of fieldRefusal.array().safeParse(known.fields).data ?? []) {
    const [, place = '', cell = ''] = path.split('.');
    const row = rows[Number(place)];
    if (row) wrong(`${cell}-${row.id}`, say(refusedKeys[cell] ?? 'products.tooLongWords'));
  }
  if (Object.keys(faults).length > 0) return wrongForm('variants', form, faults);
  return refusedForm(site, 'variants', form, outcome.error);
}

/** Why a cell was refused; of the others a text is too long. */
const refusedKeys: Readonly<Record<string, StaffKey>> = {
  price: 'products.variantPriceEmpty',
  quantity: 'products.wholeWrong',
};

const fieldsIn = (payload: unknown): unknown => (payload as { fields?: unknown } | undefined)?.fields;

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
