import { type CallError, outcomeOf } from '@izlog/contract/client';
import { backorderKinds } from '@izlog/contract/product/product-kinds';
import { correctionReasons } from '@izlog/contract/product/stock-desk/movement-kinds';
import { adjustStock, updateStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { isDay, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { changedWords } from '#site/admin/ground/text/changed-words.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles a form of a level: a correction with its reason, or how the level is kept. */
export function takeStockForm(site: SiteContext, id: number, form: FormData) {
  const name = reader(form)('form');
  if (name === 'adjust') return takeCorrection(site, id, form);
  if (name === 'keep') return takeKeeping(site, id, form);
  throw data(null, { status: 400 });
}

async function takeCorrection(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const typed = read('difference').trim().replace('−', '-');
  const reason = correctionReasons.find((one) => one === read('reason'));
  const isNumber = /^[+-]?\d{1,6}$/.test(typed) && Number(typed) !== 0;
  if (!isNumber || !reason)
    return wrongForm('adjust', form, {
      ...(isNumber ? {} : { difference: { key: 'form.wrong', words: sayer(site)('stock.howManyWrong') } }),
      ...(reason ? {} : { reason: { key: 'validation.required' } }),
    });
  const outcome = await outcomeOf(
    writtenOrNotFound(
      ownCall(site)(adjustStock, {
        product: id,
        difference: Number(typed),
        reason,
        note: read('note'),
      }),
    ),
  );
  if (outcome.errored) return refusedStock(site, 'adjust', form, outcome.error);
  return done(site, id);
}

const wordsOfFault = (site: SiteContext) => (_path: string, kind: string) =>
  kind === 'belowZero' ? sayer(site)('stock.belowZero') : undefined;

async function takeKeeping(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const { faults, said } = readKeeping(read);
  if (Object.keys(faults).length > 0) return wrongForm('keep', form, faults);
  const outcome = await outcomeOf(
    writtenOrNotFound(ownCall(site)(updateStock, { id, ...said, revision: read('revision') })),
  );
  if (!outcome.errored) return done(site, id);
  if (outcome.error.code !== refusals.recordChanged.code)
    return refusedStock(site, 'keep', form, outcome.error);
  const { fields = [], record } = (outcome.error.payload ?? {}) as {
    fields?: readonly (keyof typeof managedWords)[];
    record?: { revision: string };
  };
  const names = fields.map((field) => sayer(site)(managedWords[field]));
  const answer: FormAnswer = {
    form: 'keep',
    refusal: changedWords(site, outcome.error.payload, names),
    typed: typedFields(form),
    // Anyone who sends it again has been told: it is then about the level as it is now.
    ...(record && { shown: { revision: record.revision } }),
  };
  return data(answer, { status: 409 });
}

const managedWords = {
  isTracked: 'stock.isTracked',
  lowAt: 'stock.lowAt',
  backorders: 'stock.backorders',
  restockAt: 'stock.restockAt',
} as const;

function readKeeping(read: ReadField) {
  const lowAt = read('lowAt').trim();
  const day = read('restockAt').trim();
  const backorders = backorderKinds.find((kind) => kind === read('backorders'));
  const faults: Faults = {
    ...(/^\d{0,6}$/.test(lowAt) ? {} : { lowAt: { key: 'form.wrong' } }),
    ...(day === '' || isDay(day) ? {} : { restockAt: { key: 'form.wrong' } }),
  };
  return {
    faults,
    said: {
      isTracked: read('isTracked') !== '',
      lowAt: lowAt === '' ? null : Number(lowAt),
      ...(backorders && { backorders }),
      restockAt: isDay(day) ? startOfDay(day) : null,
    },
  };
}

/** What is promised to orders is said with how much it is. */
function refusedStock(site: SiteContext, name: string, form: FormData, error: CallError) {
  if (error.code !== refusals.stockReserved.code)
    return refusedForm(site, name, form, error, {}, wordsOfFault(site));
  const { reserved = 0 } = (error.payload ?? {}) as { reserved?: number };
  const answer: FormAnswer = {
    form: name,
    typed: typedFields(form),
    refusal: sayer(site)('stock.reservedRefusal', { count: reserved }),
  };
  return data(answer, { status: error.status });
}

function done(site: SiteContext, id: number) {
  return savedAt(site, 'adminStockItem', { id: String(id) });
}
