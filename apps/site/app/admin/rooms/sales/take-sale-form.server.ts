import { type CallError, outcomeOf } from '@izlog/contract/client';
import { fieldRefusal } from '@izlog/contract/envelope';
import { saleFaults } from '@izlog/contract/product/sales/sale-form';
import { saleResource } from '@izlog/contract/product/sales/sale-resource';
import {
  copySale,
  endSale,
  joinSale,
  moveSale,
  saveSale,
  scheduleSale,
} from '@izlog/contract/product/sales/sale-staff';
import { data, redirect } from 'react-router';
import { isDay, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { saleLook } from './door/sale-look.ts';
import { shownSale } from './load-sale.server.ts';

/** Handles a form of a sale's screen: the fields of a draft, that it goes, or what is done with a sale. */
export async function takeSaleForm(site: SiteContext, id: string, form: FormData) {
  const name = reader(form)('form');
  if (name === 'record' || name === 'delete') return takeDraft(site, id === 'novo' ? 'novi' : id, form);
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return takeAct(site, { id: Number(id), name }, form);
}

const takeDraft = (site: SiteContext, id: string, form: FormData) =>
  takeForm(site, saleResource, id, form, {
    list: 'adminSales',
    record: 'adminSale',
    look: saleLook,
    saving: {
      endpoint: saveSale,
      shown: shownSale,
      input: (said, before, revision) => ({
        ...said,
        id: before?.id ?? null,
        // What the page showed, not what is saved by now: who saved meanwhile is not overwritten.
        revision: revision || undefined,
        filter: before?.filter ?? null,
        value: said.value ?? 0,
        validFrom: said.validFrom ?? '',
        validTo: said.validTo ?? '',
      }),
      faults: saleFaults,
    },
  });

/** Schedules, moves, joins, ends or copies a sale; pressed twice it is done once. */
async function takeAct(site: SiteContext, { id, name }: { id: number; name: string }, form: FormData) {
  const call = ownCall(site);
  const read = (field: string) => reader(form)(field).trim();
  const acts: Record<string, () => Promise<{ id: number }>> = {
    schedule: () => call(scheduleSale, { id, fits: Number(read('fits')) || 0 }),
    join: () => call(joinSale, { id }),
    end: () => call(endSale, { id }),
    copy: () => call(copySale, { id }),
    move: () =>
      call(moveSale, {
        id,
        ...(form.has('validFrom') && { validFrom: startOfDay(read('validFrom')) }),
        validTo: startOfDay(read('validTo'), 1),
      }),
  };
  const act = acts[name];
  if (!act) throw data(null, { status: 400 });
  if (name === 'move') {
    const wrong = ['validFrom', 'validTo'].filter((field) => form.has(field) && !isDay(read(field)));
    if (wrong.length > 0) return wrongForm(name, form, faultsOf(wrong, sayer(site)('products.dayWrong')));
  }
  const outcome = await outcomeOf(act());
  if (outcome.errored) return refused(site, name, form, outcome.error);
  return redirect(pathTo('adminSale', { id: String(outcome.data.id) }, site.language), { status: 303 });
}

const faultsOf = (fields: readonly string[], words: string) =>
  Object.fromEntries(fields.map((field) => [field, { key: 'form.wrong' as const, words }]));

/** What the platform finds wrong with an act: a day beside its field, anything else above the form. */
function refused(site: SiteContext, name: string, form: FormData, error: CallError) {
  const named = fieldRefusal.array().safeParse((error.payload as { fields?: unknown } | undefined)?.fields);
  const [fault] = named.data ?? [];
  if (!fault) return refusedForm(site, name, form, error);
  const say = sayer(site);
  const { path, kind } = fault;
  if (path === 'validTo' && (kind === 'range' || kind === 'past'))
    return wrongForm(
      name,
      form,
      faultsOf(['validTo'], say(kind === 'range' ? 'sale.validTo.wrong.range' : 'sale.validTo.wrong.past')),
    );
  const fits = kind === 'none' ? 'sales.fitsNone' : 'sales.fitsChanged';
  const state = kind === 'underWay' ? 'sales.stateUnderWay' : 'sales.stateChanged';
  return data<FormAnswer>(
    { form: name, refusal: say(path === 'fits' ? fits : state), typed: typedFields(form) },
    { status: error.status },
  );
}
