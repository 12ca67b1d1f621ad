import { outcomeOf } from '@izlog/contract/client';
import {
  type BulkChange,
  type BulkField,
  mostChanged,
  nameOfChange,
  planProductBulk,
  runProductBulk,
  undoProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { copyProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { productListFilter, productResource } from '@izlog/contract/product/record/product-rows';
import { roundings } from '@izlog/contract/product/record/roundings';
import { saveSale } from '@izlog/contract/product/sales/sale-staff';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { askedOf } from '#site/admin/record/load-list.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { formatShortDate } from '#site/i18n/formats.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { bulkFields, readPlain } from '../plain-fields.server.ts';
import { copyPath } from '../say-and-go.server.ts';

/** Most products that are copied at once. */
const mostCopied = 20;
const copyTooMany = (say: ReturnType<typeof sayer>) => say('products.copyTooMany', { most: mostCopied });

/** Copies the chosen rows; leads to the one copy, or to the drafts, newest first. */
async function takeCopies(
  site: SiteContext,
  form: FormData,
  ids: readonly number[],
  refuse: (refusal: string) => ReturnType<typeof data<FormAnswer>>,
) {
  if (ids.length > mostCopied) return refuse(copyTooMany(sayer(site)));
  const made: number[] = [];
  for (const id of ids) {
    const outcome = await outcomeOf(ownCall(site)(copyProductRecord, { id }));
    if (outcome.errored) return refusedForm(site, 'bulk', form, outcome.error);
    made.push(outcome.data.id);
  }
  const [id = 0, ...others] = made;
  if (others.length === 0) return redirect(copyPath(site, id, ids[0] ?? 0), { status: 303 });
  site.cookies.push(flashCookie('saved'));
  const all = pathTo('adminProducts', {}, site.language);
  return redirect(`${all}?state=draft&sort=-updatedAt`, { status: 303 });
}

/** Makes the draft of a sale of the chosen rows, or of all that an address of the list means, and leads to it. */
async function takeSale(site: SiteContext, form: FormData, which: URL | readonly number[]) {
  const today = shopDayOf(Date.now());
  const { locale } = catalogueOf(languageRead(site));
  const outcome = await outcomeOf(
    ownCall(site)(saveSale, {
      ...(which instanceof URL ? meantBy(which) : { productIds: [...which] }),
      name: sayer(site)('products.bulkSaleName', { day: formatShortDate(Date.now(), locale) }),
      kind: 'percent',
      value: 20,
      validFrom: startOfDay(today, 1),
      validTo: startOfDay(today, 4),
    }),
  );
  if (outcome.errored) return refusedForm(site, 'bulk', form, outcome.error);
  return redirect(pathTo('adminSale', { id: String(outcome.data.id) }, site.language), { status: 303 });
}

/** What a list means, as a sale says it: what it has fields for in them. */
function meantBy(url: URL) {
  const { category, tag, brand, search, ...filter } = productListFilter.parse(askedOf(url, productResource));
  return {
    categoryIds: category === undefined ? [] : [category],
    tagId: tag ?? null,
    brandId: brand ?? null,
    search: search || null,
    filter: Object.keys(filter).length > 0 || !(category || tag || brand || search) ? filter : null,
  };
}

/** Plans what the form below the list asks for, of the chosen rows or of all that its address means. */
export async function takeBulkForm(site: SiteContext, form: FormData, url: URL) {
  const say = sayer(site);
  const read = (name: string) => reader(form)(name).trim();
  const refuse = (refusal: string) =>
    data<FormAnswer>({ form: 'bulk', refusal, typed: typedFields(form) }, { status: 400 });
  const ids = form
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 500);
  const isAll = read('all') === 'true';
  if (!isAll && ids.length === 0) return refuse(say('resource.nothingPicked'));
  if (read('act') === 'copy') return isAll ? refuse(copyTooMany(say)) : takeCopies(site, form, ids, refuse);
  if (read('act') === 'sale') return takeSale(site, form, isAll ? url : ids);
  const field = bulkFields.find(({ name }) => name === read('act'));
  const plain = field && readPlain(form, { fields: [field], may: everything }, say);
  if (plain && Object.keys(plain.faults).length > 0) return wrongForm('bulk', form, plain.faults);
  const change = field ? plainChange(field.name, plain?.said ?? {}) : changeOf(read);
  if (change === 'percent')
    return wrongForm('bulk', form, {
      percent: { key: 'form.wrong', words: say('products.bulkPercentWrong') },
    });
  if (change === 'amount' || change === 'quantity')
    return wrongForm('bulk', form, {
      [change]: {
        key: 'form.wrong',
        words: say(change === 'amount' ? 'products.bulkAmountWrong' : 'products.bulkQuantityWrong'),
      },
    });
  if (!change) return refuse(say('products.bulkNothing'));
  const which = isAll ? { filter: productListFilter.parse(askedOf(url, productResource)) } : { ids };
  const outcome = await outcomeOf(ownCall(site)(planProductBulk, { ...which, change }));
  if (outcome.errored) {
    if (outcome.error.code === refusals.validationFailed.code)
      return refuse(say('products.bulkTooMany', { most: mostChanged }));
    return refusedForm(site, 'bulk', form, outcome.error);
  }
  const to = pathTo('adminProductBulk', { id: String(outcome.data.id) }, site.language);
  const shown = Number(read('shown')) || outcome.data.chosen;
  // The list is not what was looked at: the plan says so, and holds those that match now.
  const isOther = isAll && shown !== outcome.data.chosen;
  return redirect(isOther ? `${to}?shown=${shown}` : to, { status: 303 });
}

/** Begins a change that was shown, or takes it back. */
export async function takeBulkAct(site: SiteContext, id: string, form: FormData) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const name = reader(form)('form');
  const endpoint = name === 'run' ? runProductBulk : name === 'undo' ? undoProductBulk : undefined;
  if (!endpoint) throw data(null, { status: 400 });
  const outcome = await outcomeOf(ownCall(site)(endpoint, { id: Number(id) }));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  return redirect(pathTo('adminProductBulk', { id }, site.language), { status: 303 });
}

const everything = { catalogue: true, prices: true, stock: true };

// Each control reads what the schema of its field says, which the compiler does not follow.
const plainChange = (name: string, said: Readonly<Record<string, unknown>>) =>
  ({ kind: nameOfChange(name as BulkField), ...said }) as BulkChange;

function changeOf(
  read: (name: string) => string,
): BulkChange | 'percent' | 'amount' | 'quantity' | undefined {
  const act = read('act');
  const id = (name: string) => Number(read(name)) || 0;
  switch (act) {
    case 'price': {
      const found = /^([+−-]?)\s?(\d{1,4})(?:[.,](\d{1,2}))?\s?%?$/.exec(read('percent'));
      const percent = found
        ? Number(`${found[2]}.${found[3] ?? 0}`) * (/[−-]/.test(found[1] ?? '') ? -1 : 1)
        : 0;
      if (percent === 0 || percent < -99 || percent > 1000) return 'percent';
      return {
        kind: 'price',
        percent,
        rounding: roundings.find((one) => one === read('rounding')) ?? 'cent',
      };
    }
    case 'priceBy':
    case 'priceTo': {
      const [, sign = '', typed = ''] = /^\s*([+−-]?)(.*)$/.exec(read('amount')) ?? [];
      const price = readPrice(typed);
      if (price.is !== 'amount' || price.amount === 0) return 'amount';
      if (act === 'priceTo') return sign === '' ? { kind: 'priceTo', amount: price.amount } : 'amount';
      return {
        kind: 'priceBy',
        amount: sign === '' || sign === '+' ? price.amount : -price.amount,
        rounding: roundings.find((one) => one === read('rounding')) ?? 'cent',
      };
    }
    case 'stockSet':
    case 'stockAdd': {
      const text = read('quantity').replace('−', '-');
      const isGood = act === 'stockSet' ? /^\d{1,6}$/ : /^[+-]?\d{1,6}$/;
      if (!isGood.test(text) || (act === 'stockAdd' && Number(text) === 0)) return 'quantity';
      return { kind: 'stock', act: act === 'stockSet' ? 'set' : 'add', quantity: Number(text) };
    }
    case 'taxClass':
      return { kind: 'taxClass', taxClassId: id('taxClass') || null };
    case 'published':
    case 'draft':
    case 'archived':
      return { kind: 'state', state: act };
    case 'brand':
      return { kind: 'brand', brandId: id('brand') || null };
    case 'categoryAdd':
    case 'categoryRemove':
      if (!id('category')) return undefined;
      return { kind: 'category', act: act === 'categoryAdd' ? 'add' : 'remove', categoryId: id('category') };
    case 'tagAdd':
    case 'tagRemove':
      if (!id('tag')) return undefined;
      return { kind: 'tag', act: act === 'tagAdd' ? 'add' : 'remove', tagId: id('tag') };
    default:
      return undefined;
  }
}
