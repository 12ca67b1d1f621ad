import { type CallError, outcomeOf } from '@izlog/contract/client';
import { findProducts } from '@izlog/contract/product/record/product-find';
import { type ProductRecord, productWords } from '@izlog/contract/product/record/product-record';
import {
  copyProductRecord,
  createProductRecord,
  deleteProductRecord,
  previewProduct,
  productChoices,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { skuKey } from '@izlog/contract/product/sku-key';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect, redirectDocument } from 'react-router';
import { staffDates } from '#site/admin/ground/frame/staff-dates.ts';
import { type Say, sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { readLines } from '#site/admin/record/pick/picked-lines.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, type Faults, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { partWords } from './door/part-words.ts';
import { newKindOf, takeKind } from './kind/kind.server.ts';
import { mayOf, recordOf } from './load-product.server.ts';
import { mostOptions } from './options/option-kinds.ts';
import { takeDownloads } from './options/take-downloads.server.ts';
import type { ProductMay } from './product-may.ts';
import { readProduct } from './read-product.server.ts';
import { backTo, copyPath } from './say-and-go.server.ts';
import { takeAway, takeAxes, takeBack } from './variants/take-axes.server.ts';
import { type SkuTaken, skuTakenWords, takeVariants } from './variants/take-variants.server.ts';

/** Handles a form of a product's screen: its fields, a copy, away and back, or that it goes. */
export async function takeProduct(site: SiteContext, id: string, form: FormData) {
  const [before, user] = await Promise.all([recordOf(site, id), staffUser(site)]);
  const may = mayOf(user?.scope ?? []);
  const name = reader(form)('form');
  if (name === 'product') return takeFields(site, before, form, may);
  if (!before) throw data(null, { status: 400 });
  if (name === 'variants') return takeVariants(site, before, form, may);
  if (!may.catalogue) throw data(null, { status: 403 });
  if (name === 'axes') return takeAxes(site, before, form);
  if (name === 'away') return takeAway(site, before, form);
  if (name === 'back') return takeBack(site, before, form);
  if (name === 'downloads') return takeDownloads(site, before, form);
  if (name === 'preview') return takePreview(site, before);
  if (name === 'copy') return takeCopy(site, before, form);
  if (name === 'archive') return takeState(site, before, form);
  if (name === 'kind') return takeKind(site, before, form);
  if (name === 'delete') return takeDelete(site, before, form);
  throw data(null, { status: 400 });
}

/** Leads to the page of the product as buyers will see it, public or not. */
async function takePreview(site: SiteContext, { id }: ProductRecord) {
  const { path } = await ownCall(site)(previewProduct, { id, language: site.language.code });
  return redirectDocument(path, { status: 303 });
}

async function takeFields(site: SiteContext, before: ProductRecord | null, form: FormData, may: ProductMay) {
  const say = sayer(site);
  const choices = await site.call(productChoices, {});
  const { languages } = site.site;
  const { faults, said } = readProduct(form, { before, languages, choices, may, now: Date.now() }, say);
  if (faults) return wrongForm('product', form, faults);
  if (before?.format === 'bundle' && may.catalogue && form.has('bundle')) {
    const { members, missing } = await membersOf(site, before, reader(form)('bundle'), true);
    if (missing.length > 0) return wrongForm('product', form, { bundle: missingWords(missing, say) });
    said.bundle = members;
  }
  for (const name of ['crossSell', 'upSell'] as const) {
    if (!may.catalogue || !form.has(name)) continue;
    const { members, missing } = await membersOf(site, before, reader(form)(name), false);
    if (missing.length > 0)
      return wrongForm('product', form, { [name]: missingWords(missing, say, 'linksMissing') });
    said[name] = members.map(({ productId }) => productId);
  }
  const call = ownCall(site);
  const outcome = await outcomeOf(
    before
      ? call(updateProductRecord, { id: before.id, ...said, revision: reader(form)('revision') })
      : call(createProductRecord, { ...said, words: said.words ?? {}, kind: newKindOf(form) }),
  );
  if (!outcome.errored) return backTo(site, outcome.data.id);
  return refused(site, form, outcome.error, say);
}

const missingWords = (
  missing: readonly string[],
  say: Say,
  key: 'membersMissing' | 'linksMissing' = 'membersMissing',
): Fault => ({
  key: 'form.wrong',
  words: say(`products.${key}`, { words: missing.join(', ') }),
});

/** The products and variants that lines name, by their sku or `#12`, and the lines that name none. */
async function membersOf(site: SiteContext, before: ProductRecord | null, typed: string, counts: boolean) {
  const members: ProductRecord['bundle'] = [];
  const missing: string[] = [];
  for (const { key: sku, quantity } of readLines(typed, counts).slice(0, 100)) {
    const known = before?.members.find((one) => isSku(one, sku) || `#${one.id}` === sku);
    const id = known?.id ?? (await idOfLine(site, sku));
    const isTwice = members.some(({ productId }) => productId === id);
    if (id === undefined || id === before?.id || isTwice || quantity < 1)
      missing.push(quantity < 1 ? `${sku} ${quantity}` : sku);
    else members.push({ productId: id, quantity });
  }
  return { members, missing };
}

async function idOfLine(site: SiteContext, key: string): Promise<number | undefined> {
  const [, ids = ''] = /^#([1-9]\d{0,14})$/.exec(key) ?? [];
  const { records } = await site.call(findProducts, ids ? { ids } : { search: key.slice(0, 100) });
  return records.find((record) => String(record.id) === ids || isSku(record, key))?.id;
}

const isSku = (one: { sku: string | null }, sku: string): boolean =>
  one.sku !== null && skuKey(one.sku) === skuKey(sku);

async function refused(site: SiteContext, form: FormData, error: CallError, say: Say) {
  const { code, payload } = error;
  const known = (payload ?? {}) as { language?: string; reserved?: number } & SkuTaken;
  const beside = (field: string, words: string): Faults => ({ [field]: { key: 'form.wrong', words } });
  if (code === refusals.skuTaken.code)
    return wrongForm('product', form, beside('sku', skuTakenWords(known, reader(form)('sku').trim(), say)));
  if (code === refusals.slugTaken.code)
    return wrongForm('product', form, beside(`slug-${known.language}`, say('products.slugTaken')));
  if (code === refusals.stockReserved.code)
    return wrongForm(
      'product',
      form,
      beside('quantity', say('products.promisedMore', { count: known.reserved ?? 0 })),
    );
  if (code === refusals.recordChanged.code) return changedMeanwhile(site, form, error, say);
  return refusedForm(site, 'product', form, error, fieldNames(site), (path, kind) =>
    faultWords(path, kind, say),
  );
}

/** The names of the form for the parts of a product that a refusal names. */
function fieldNames({ site }: SiteContext): Record<string, string> {
  const names: Record<string, string> = {
    'price.base': 'base',
    'price.sale': 'sale',
    'price.saleFrom': 'saleFrom',
    'price.saleTo': 'saleTo',
    'price.member': 'member',
    'price.nextBase': 'nextBase',
    'price.nextFrom': 'nextFrom',
    'stock.quantity': 'quantity',
    'stock.lowAt': 'lowAt',
  };
  // What is wrong with a tick is said at the words beside it.
  for (let place = 0; place < mostOptions; place += 1)
    names[`customOptions.${place}.isRequired`] = `option-${place}-label-${site.languages[0]?.code}`;
  for (const { code } of site.languages)
    for (const part of wordNames) names[`words.${code}.${part}`] = `${part}-${code}`;
  return names;
}

const wordNames = Object.keys(productWords.shape);

function faultWords(path: string, kind: string, say: Say): string | undefined {
  if (kind === 'guarantee') return say('products.guaranteeWrong');
  if (path === 'stock.quantity' && kind === 'negative') return say('products.gridQuantityNegative');
  if (path === 'price.saleFrom') return say('products.saleFromPast');
  if (path === 'price.nextFrom') return say('products.nextFromPast');
  if (path === 'price.saleTo') return say(kind === 'past' ? 'products.saleToPast' : 'products.saleToWrong');
  if (kind === 'member') return say('products.memberOfBundle');
  if (path === 'bundle' && kind === 'asks') return say('products.membersAsk');
  if (path === 'bundle') return say(kind === 'nested' ? 'products.membersNested' : 'products.membersTwice');
  if (path === 'externalUrl' && kind === 'custom') return say('products.externalUrlWrong');
  if (path === 'kpd') return say('products.kpdWrong');
  if (path === 'maxQuantity') return say('products.mostBelowLeast');
  return kind === 'too_big' ? say('products.tooLongWords') : undefined;
}

/** Says who changed which parts, when, and to what; what was typed stays, and sent once more it holds. */
function changedMeanwhile(site: SiteContext, form: FormData, { payload }: CallError, say: Say) {
  const {
    fields = [],
    by,
    at,
    record,
  } = payload as {
    fields: string[];
    by: string | null;
    at: string;
    record: ProductRecord;
  };
  const { locale } = catalogueOf(languageRead(site));
  const { shortDate, time } = staffDates(languageRead(site));
  const changed = fields.map((field) => partWords(field, record, site.site.languages, say, locale));
  const refusal = say('products.changedBy', {
    who: by ?? say('products.somebody'),
    when: `${shortDate(at)} ${time(at)}`,
    what: changed.join('; '),
  });
  const answer: FormAnswer = {
    form: 'product',
    refusal,
    typed: typedFields(form),
    // Anyone who sends it again has been told: it is then about the record as it is now.
    shown: { revision: record.revision },
  };
  return data(answer, { status: 409 });
}

async function takeCopy(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(copyProductRecord, { id }));
  if (outcome.errored) return refusedForm(site, 'copy', form, outcome.error);
  return redirect(copyPath(site, outcome.data.id, id), { status: 303 });
}

async function takeState(site: SiteContext, { id, state }: ProductRecord, form: FormData) {
  const next = state === 'archived' ? 'draft' : 'archived';
  const outcome = await outcomeOf(ownCall(site)(updateProductRecord, { id, state: next }));
  return outcome.errored ? refusedForm(site, 'archive', form, outcome.error) : backTo(site, id);
}

async function takeDelete(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(deleteProductRecord, { id }));
  if (outcome.errored) {
    if (outcome.error.code !== refusals.productInUse.code)
      return refusedForm(site, 'delete', form, outcome.error);
    return data<FormAnswer>(
      { form: 'delete', refusal: sayer(site)('products.orderedLead') },
      { status: 409 },
    );
  }
  return redirect(pathTo('adminProducts', {}, site.language), { status: 303 });
}
