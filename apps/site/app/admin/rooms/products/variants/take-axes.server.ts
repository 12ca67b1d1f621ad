import { outcomeOf } from '@izlog/contract/client';
import { fieldRefusal } from '@izlog/contract/envelope';
import {
  getVariantUses,
  moveProductVariants,
  previewProductAxes,
  saveProductAxes,
  type VariantUses,
} from '@izlog/contract/product/record/product-axes';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { updateProductVariants } from '@izlog/contract/product/record/product-variants';
import { mostVariants } from '@izlog/contract/product/record/variant-bounds';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { backTo } from '../say-and-go.server.ts';
import { axisField, readTypedAxes, saidAxis } from './typed-axes.ts';

/** What goes, and who holds it: shown before anything is done, as the JSON of `shown.going`. */
export interface Going {
  goes: { id: number; name: string; quantity: number | null }[];
  uses: VariantUses;
}

/**
 * Saves what the variants of a product differ by. Where variants would go, who holds them is said first; sent once more with
 * their ids it is done, or they are only hidden.
 */
export async function takeAxes(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const say = sayer(site);
  const read = reader(form);
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: StaffKey) => {
    faults[name] = { key: 'form.wrong', words: say(key) };
  };
  const typed = readTypedAxes((name) => (form.has(name) ? read(name) : undefined));
  // Of what is empty nobody has said anything; without scripts an emptied name takes an axis away.
  const places = typed.flatMap((axis, place) => {
    const isEmpty =
      axis.name === '' && axis.values.every(({ id: own }) => own === null) && axis.more.trim() === '';
    return isEmpty || axis.isGone ? [] : [place];
  });
  const axes = places.map((place) => saidAxis(typed[place] as (typeof typed)[number]));
  for (const [at, axis] of axes.entries()) {
    const place = places[at] ?? 0;
    if (axis.name === '') wrong(axisField.name(place), 'products.axisNameMissing');
    if (axis.values.length === 0) wrong(axisField.more(place), 'products.axisEmpty');
  }
  if (Object.keys(faults).length > 0) return wrongForm('axes', form, faults);
  const retained = typed.flatMap(({ attributeId, retainedId: valueId, isGone }) =>
    isGone && attributeId !== null && valueId !== null ? [{ attributeId, valueId }] : [],
  );
  const said = { id, axes, retained, isFilled: read('isFilled') === 'true' };
  const previewed = await outcomeOf(site.call(previewProductAxes, said));
  if (previewed.errored) return refused(previewed.error);
  const { goes, uses } = previewed.data;
  const reported = idsIn(read('goes'));
  const isReported =
    goes.length === 0 || (goes.every((one) => reported.includes(one.id)) && reported.length === goes.length);
  if (goes.length > 0 && read('act') === 'hide' && isReported) {
    const hidden = goes.map((one) => ({ id: one.id, isPublished: false }));
    const outcome = await outcomeOf(ownCall(site)(updateProductVariants, { id, rows: hidden }));
    return outcome.errored ? refused(outcome.error) : backTo(site, id);
  }
  if (!isReported) return askFirst('axes', form, { goes, uses });
  const outcome = await outcomeOf(
    ownCall(site)(saveProductAxes, {
      ...said,
      goes: goes.map((one) => one.id),
      revision: read('revision') || undefined,
    }),
  );
  return outcome.errored ? refused(outcome.error) : backTo(site, id);

  function refused(error: (typeof previewed & { errored: true })['error']) {
    if (error.code === refusals.recordChanged.code)
      return data<FormAnswer>(
        { form: 'axes', refusal: say('products.axesChanged'), typed: typedFields(form) },
        { status: 409 },
      );
    const fields = (error.payload as { fields?: unknown } | undefined)?.fields;
    for (const { path, kind } of fieldRefusal.array().safeParse(fields).data ?? []) {
      const [, axis = '', part = '', value = ''] = path.split('.');
      if (kind === 'tooMany') {
        const count = axes.reduce((product, { values }) => product * values.length, 1);
        const refusal = say('products.axesTooMany', { count, most: mostVariants });
        return data<FormAnswer>({ form: 'axes', refusal, typed: typedFields(form) }, { status: 400 });
      }
      const place = places[Number(axis)];
      if (path === 'axes' || place === undefined) continue;
      const key = faultKeys[`${part} ${kind}`] ?? faultKeys[kind] ?? 'products.axisWrong';
      const isTyped = part === 'values' && Number(value) >= (typed[place]?.values.length ?? 0);
      wrong(
        part === 'values' && !isTyped
          ? axisField.valueName(place, Number(value))
          : part === 'values'
            ? axisField.more(place)
            : axisField.name(place),
        key,
      );
    }
    if (Object.keys(faults).length > 0) return wrongForm('axes', form, faults);
    if (axes.length === 0)
      return data<FormAnswer>(
        { form: 'axes', refusal: say('products.axesNothing'), typed: typedFields(form) },
        { status: 400 },
      );
    return refusedForm(site, 'axes', form, error);
  }
}

const faultKeys: Readonly<Record<string, StaffKey>> = {
  'name twice': 'products.axisTwice',
  twice: 'products.axisValueTwice',
  taken: 'products.axisValueTaken',
  type: 'products.axisNumbers',
};

/** Takes variants out of the shop, after it was said who holds them. */
export async function takeAway(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const read = reader(form);
  const ids = ticked(form, 'away');
  if (ids.length === 0) return nothingTicked(site, 'away', form);
  const uses = await outcomeOf(site.call(getVariantUses, { id, ids }));
  if (uses.errored) return refusedForm(site, 'away', form, uses.error);
  const reported = idsIn(read('goes'));
  if (reported.length !== ids.length || ids.some((one) => !reported.includes(one)))
    return askFirst('away', form, uses.data);
  const outcome = await outcomeOf(
    read('act') === 'hide'
      ? ownCall(site)(updateProductVariants, {
          id,
          rows: ids.map((one) => ({ id: one, isPublished: false })),
        })
      : ownCall(site)(moveProductVariants, { id, ids, isAway: true }),
  );
  return outcome.errored ? refusedForm(site, 'away', form, outcome.error) : backTo(site, id);
}

/** Brings variants back that were taken out of the shop. */
export async function takeBack(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const ids = ticked(form, 'back');
  if (ids.length === 0) return nothingTicked(site, 'back', form);
  const outcome = await outcomeOf(ownCall(site)(moveProductVariants, { id, ids, isAway: false }));
  if (!outcome.errored) return backTo(site, id);
  if (outcome.error.code !== refusals.validationFailed.code)
    return refusedForm(site, 'back', form, outcome.error);
  const refusal = sayer(site)('products.backTaken');
  return data<FormAnswer>({ form: 'back', refusal, typed: typedFields(form) }, { status: 400 });
}

const askFirst = (name: string, form: FormData, going: Going) =>
  data<FormAnswer>({
    form: name,
    typed: typedFields(form),
    shown: { going: JSON.stringify(going), goes: going.goes.map((one) => one.id).join(' ') },
  });

const nothingTicked = (site: SiteContext, name: string, form: FormData) =>
  data<FormAnswer>(
    { form: name, refusal: sayer(site)('products.variantsNothing'), typed: typedFields(form) },
    { status: 400 },
  );

const ticked = (form: FormData, name: string): number[] =>
  form.getAll(name).flatMap((value) => idsIn(String(value)));

const idsIn = (text: string): number[] =>
  text.split(/\s+/).flatMap((one) => (/^[1-9]\d{0,14}$/.test(one) ? [Number(one)] : []));
