import { type CallError, outcomeOf } from '@izlog/contract/client';
import { returnWishes } from '@izlog/contract/ecommerce/returns/return-states';
import {
  addReturnPictures,
  announceReturn,
  cancelWebReturn,
  openReturn,
  sendWebReturn,
} from '@izlog/contract/ecommerce/returns/return-web';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { beginWithdrawal } from '#site/features/withdrawal/door/begin-withdrawal.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { formatLongDate } from '#site/i18n/formats.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { returnPath } from './load-return.server.ts';
import { saveWhich } from './return-draft.server.ts';
import { announceRules, findRules, lineField, quantityOf } from './return-rules.ts';
import type { PictureFault, WhichOrder } from './return-view.ts';

/** Handles one of the forms of returns; each that works leads on. */
export async function takeReturn(context: SiteContext, form: FormData) {
  const name = reader(form)('form');
  if (name === 'announce') return announce(context, form);
  if (name === 'find') return find(context, form);
  return change(context, form, name);
}

async function find(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(findRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('find', form, faults);
  const which = { orderSlug: read('orderSlug').trim(), email: read('email').trim() };
  const opened = await outcomeOf(context.call(openReturn, which));
  if (opened.errored) return refusedForm(context, 'find', form, opened.error);
  saveWhich(context, which);
  return redirect(returnPath(context, { step: 'what' }), { status: 303 });
}

/** Announces it; a withdrawal goes on to its own second step, where it is declared. */
async function announce(context: SiteContext, form: FormData) {
  const read = reader(form);
  const [email, key] = [read('email'), read('key')];
  const which: WhichOrder = { orderSlug: read('orderSlug'), ...(key && { key }), ...(email && { email }) };
  const opened = await outcomeOf(context.call(openReturn, which));
  if (opened.errored) return refusedForm(context, 'announce', form, opened.error);
  const faults = faultsOf(announceRules(opened.data.lines), read);
  if (Object.keys(faults).length > 0) return wrongForm('announce', form, faults);
  const ticked = opened.data.lines.filter(({ id, quantity }) => quantity > 0 && read(lineField(id)) !== '');
  const lines = ticked.map(({ id, quantity }) => ({ id, quantity: quantityOf(read, id, quantity) }));
  const [name, contactEmail, reason] = [read('name').trim(), read('contactEmail').trim(), read('reason')];
  if (reason === 'withdrawal') {
    const given = {
      ...{ name, contactEmail },
      lines: lines.map(({ id, quantity }): [number, number] => [id, quantity]),
    };
    return redirect(beginWithdrawal(context, which, given), { status: 303 });
  }
  const sent = await outcomeOf(
    context.call(announceReturn, {
      ...which,
      attempt: read('attempt').slice(0, 100),
      reason: reason === 'exchange' ? 'exchange' : 'defect',
      wish: returnWishes.find((one) => one === read('wish')) ?? 'money',
      ...{ name, contactEmail, lines },
      message: read('message').trim(),
    }),
  );
  if (sent.errored) return refused(context, form, sent.error);
  const picturesLeft = await addPictures(context, sent.data, form);
  return onward(context, sent.data, picturesLeft, true);
}

/** What is over says until when it was possible. */
function refused(context: SiteContext, form: FormData, error: CallError) {
  if (error.code !== refusals.returnPeriodOver.code) return refusedForm(context, 'announce', form, error);
  const { until } = error.payload as { until: string };
  const { messages, locale } = catalogueOf(context.language.code2);
  const date = formatLongDate(new Date(Date.parse(until) - 1).toISOString(), locale);
  const answer: FormAnswer = {
    form: 'announce',
    typed: typedFields(form),
    refusal: textOf(messages, locale, 'returns.overOn', { date }),
  };
  return data(answer, { status: 409 });
}

const onward = (
  context: SiteContext,
  { number, key }: { number: string; key: string },
  pictures: readonly PictureFault[],
  isNew = false,
) =>
  redirect(
    returnPath(context, {
      ...{ return: number, key },
      ...(isNew && { new: 'true' }),
      ...(pictures.length > 0 && { pictures: [...new Set(pictures)].join('.') }),
    }),
    { status: 303 },
  );

/** Hands pictures on; the return stands whatever becomes of them, and its page says which were not taken. */
async function addPictures(
  context: SiteContext,
  { number, key }: { number: string; key: string },
  form: FormData,
): Promise<PictureFault[]> {
  const files = form.getAll('pictures').filter((one) => typeof one !== 'string' && one.size > 0);
  if (files.length === 0) return [];
  const body = new FormData();
  for (const file of files) body.append('file', file);
  const sent = new Response(body);
  const { status, text } = await context.ask(
    addReturnPictures,
    { number, key },
    { type: sent.headers.get('content-type') ?? '', bytes: new Uint8Array(await sent.arrayBuffer()) },
  );
  if (status !== 200) return ['failed'];
  const { data: answer } = JSON.parse(text) as { data: EndpointAnswer<typeof addReturnPictures> };
  return answer.refused.map(({ why }) => why);
}

/** The forms of the page on which a return is followed. */
async function change(context: SiteContext, form: FormData, name: string) {
  const read = reader(form);
  const which = { number: read('number').slice(0, 60), key: read('key').slice(0, 100) };
  if (name === 'pictures') return onward(context, which, await addPictures(context, which, form));
  if (name !== 'cancel' && name !== 'sent') throw data(null, { status: 400 });
  const outcome = await outcomeOf(
    name === 'cancel'
      ? context.call(cancelWebReturn, which)
      : context.call(sendWebReturn, { ...which, trackingNumber: read('trackingNumber').trim().slice(0, 60) }),
  );
  return outcome.errored ? refusedForm(context, name, form, outcome.error) : onward(context, which, []);
}
