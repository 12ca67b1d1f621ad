import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import {
  confirmWithdrawal,
  mailWithdrawalLink,
  openWithdrawal,
} from '@izlog/contract/ecommerce/orders/withdrawal';
import { data, redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { stepPath } from './load-withdrawal.server.ts';
import { readWithdrawal, saveWithdrawal } from './withdrawal-draft.server.ts';
import { findRules, lineField, linkRules, quantitiesOf, statementRules } from './withdrawal-rules.ts';
import type { WhichOrder, WithdrawalView } from './withdrawal-view.ts';

/** Handles one of the forms of the withdrawal; each that works leads on to the next step, but for the one that asks for a mail. */
export async function takeWithdrawal(request: Request, context: SiteContext, form: FormData) {
  const name = reader(form)('form');
  if (name === 'confirm') return confirm(request, context, form);
  if (name === 'link') return mailLink(context, form);
  return name === 'statement' ? declare(context, form) : find(context, form);
}

async function find(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(findRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('find', form, faults);
  const which = { orderSlug: read('orderSlug').trim(), email: read('email').trim() };
  const opened = await outcomeOf(context.call(openWithdrawal, which));
  if (opened.errored) return refusedForm(context, 'find', form, opened.error);
  saveWithdrawal(context, { id: randomUUID(), which });
  return onward(context, 'statement');
}

/** For anyone who does not remember the e-mail; the page says the same whether there is such an order or not. */
async function mailLink(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(linkRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('link', form, faults);
  const sent = await outcomeOf(context.call(mailWithdrawalLink, { orderSlug: read('orderSlug').trim() }));
  if (sent.errored) return refusedForm(context, 'link', form, sent.error);
  return data<FormAnswer>({ form: 'link', shown: { sent: 'yes' } });
}

async function declare(context: SiteContext, form: FormData) {
  const read = reader(form);
  const email = read('email');
  const key = read('key');
  const which: WhichOrder = { orderSlug: read('orderSlug'), ...(key && { key }), ...(email && { email }) };
  const opened = await outcomeOf(context.call(openWithdrawal, which));
  if (opened.errored) return refusedForm(context, 'statement', form, opened.error);
  const faults = faultsOf(statementRules(opened.data.lines), read);
  if (Object.keys(faults).length > 0) return wrongForm('statement', form, faults);
  const ticked = opened.data.lines.filter(({ id, quantity }) => quantity > 0 && read(lineField(id)) !== '');
  const given = {
    name: read('name').trim(),
    contactEmail: read('contactEmail').trim(),
    lines: ticked.map(({ id, quantity }): [number, number] => [id, quantitiesOf(read, id, quantity)]),
  };
  saveWithdrawal(context, { id: randomUUID(), which, given });
  return onward(context, 'confirm');
}

/** The statement itself. Pressed a second time, or after the way back, it shows what was acknowledged before. */
async function confirm(request: Request, context: SiteContext, form: FormData) {
  const draft = readWithdrawal(request);
  if (!draft?.given) return redirect(stepPath(context), { status: 303 });
  if (draft.id !== reader(form)('id')) {
    const { messages, locale } = catalogueOf(context.language.code2);
    const refusal = textOf(messages, locale, 'withdrawal.other');
    return data<FormAnswer>({ form: 'confirm', refusal }, { status: 409 });
  }
  if (draft.done) return onward(context, 'done');
  const { name, contactEmail, lines } = draft.given;
  const sent = await outcomeOf(
    context.call(confirmWithdrawal, {
      ...draft.which,
      name,
      contactEmail,
      lines: lines.map(([id, quantity]) => ({ id, quantity })),
    }),
  );
  if (sent.errored) return refusedForm(context, 'confirm', form, sent.error);
  const { number, submittedAt, isInTime } = sent.data;
  saveWithdrawal(context, { ...draft, done: { number, submittedAt, isInTime } });
  return onward(context, 'done');
}

const onward = (context: SiteContext, step: Exclude<WithdrawalView['step'], 'find'>) =>
  redirect(stepPath(context, step), { status: 303 });
