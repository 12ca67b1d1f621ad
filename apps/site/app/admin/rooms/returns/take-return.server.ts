import { outcomeOf } from '@izlog/contract/client';
import {
  answerReturn,
  checkReturn,
  getReturn,
  moveReturn,
  receiveReturn,
  replaceReturn,
  type StaffReturn,
  scanReturn,
  settleReturn,
} from '@izlog/contract/ecommerce/returns/return-staff';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { ReturnAnswer } from './return-view.ts';
import { lineFields } from './return-words.ts';

/** Finds the return of a code: one that is found alone is opened, of everything else the screen says what it is. */
export async function takeScan(site: SiteContext, form: FormData, returnId?: number) {
  const code = reader(form)('code').trim();
  if (code === '') return wrongForm('scan', form, { code: { key: 'validation.required' } });
  const outcome = await outcomeOf(
    ownCall(site)(scanReturn, { code: code.slice(0, 100), returnId: returnId ?? null }),
  );
  if (outcome.errored) return refusedForm(site, 'scan', form, outcome.error);
  const { outcome: came, found } = outcome.data;
  const [only] = found;
  if (only && came === 'opened' && only.id !== returnId) return savedAt(site, 'adminReturn', { id: only.id });
  return data<ReturnAnswer>({ form: 'scan', scanned: { ...outcome.data, code } });
}

const names: ReadonlySet<string> = new Set(['answer', 'move', 'receive', 'check', 'settle']);

/** Handles the forms of one return. */
export async function takeReturn(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  if (name === 'scan') return takeScan(site, form, id);
  if (name === 'replace') return replace(site, id, form);
  const call = ownCall(site);
  if (!names.has(name)) throw data(null, { status: 400 });
  const outcome = await outcomeOf(writtenOrNotFound(send()));
  if (!outcome.errored) return savedAt(site, 'adminReturn', { id });
  const { error } = outcome;
  if (error.code === refusals.returnChanged.code) {
    const { total } = error.payload as { total: number };
    const refusal = wordsOf(site)('staffReturn.changed', { total: total.toFixed(2).replace('.', ',') });
    return data<FormAnswer>({ form: name, refusal, typed: typedFields(form) }, { status: 409 });
  }
  return refusedForm(site, name, form, error, fieldNames(form), (_path, kind) =>
    kind === 'wrongSum' || kind === 'tooMany' || kind === 'tooLarge' || kind === 'replaced'
      ? wordsOf(site)(`staffReturn.wrong.${kind}`)
      : undefined,
  );

  async function send(): Promise<StaffReturn> {
    if (name === 'answer')
      return call(answerReturn, { id, isApproved: read('act') === 'approve', note: read('note').trim() });
    if (name === 'move') {
      const to = read('act') === 'cancel' ? 'cancelled' : 'sent';
      return call(moveReturn, { id, to, trackingNumber: read('trackingNumber').trim() });
    }
    if (name === 'receive') return call(receiveReturn, { id });
    const { lines } = await site.call(getReturn, { id });
    if (name === 'check')
      return call(checkReturn, { id, lines: lines.map((line) => howItIs(read, line.id)) });
    return call(settleReturn, {
      id,
      way: read('way') === 'replacement' ? 'replacement' : 'money',
      total: totalOf(read, lines),
      deductions: deductionsOf(read, lines),
      withDelivery: read('withDelivery') === 'true',
      reason: read('reason').trim(),
      isByHand: read('isByHand') === 'true',
      isHandedOver: read('isHandedOver') === 'true',
      withoutGoods: read('withoutGoods') === 'true',
    });
  }
}

const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
/** Cents of a sum as people write it. */
const cents = (text: string): number =>
  Math.round(Number(text.trim().replaceAll('.', '').replace(',', '.') || '0') * 100) || 0;

function howItIs(read: ReadField, lineId: number) {
  const [sound, damaged, lost] = [lineFields.sound, lineFields.damaged, lineFields.lost].map((field) =>
    whole(read(field(lineId))),
  ) as [number, number, number];
  // Sound pieces go back into stock unless somebody says that they are written off.
  return { lineId, sound, damaged, lost, restock: read(lineFields.restock(lineId)) === 'true' ? sound : 0 };
}

const deductionsOf = (read: ReadField, lines: StaffReturn['lines']) =>
  lines.flatMap(({ id }) => {
    const off = cents(read(lineFields.deduction(id)));
    return off > 0 ? [{ lineId: id, amount: off / 100 }] : [];
  });

/** What was seen, less what is taken off: the platform computes it again, and refuses another sum. */
function totalOf(read: ReadField, lines: StaffReturn['lines']): number {
  if (read('way') === 'replacement') return 0;
  const off = deductionsOf(read, lines).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const delivery = read('withDelivery') === 'true' ? Math.round(Number(read('delivery')) * 100) : 0;
  return Math.max(0, Math.round(Number(read('goods')) * 100) + delivery - off) / 100;
}

/** The platform names lines, the form the fields of a line. */
function fieldNames(form: FormData): Record<string, string> {
  const names: Record<string, string> = {};
  for (const key of form.keys()) {
    const [, field = '', id = ''] = /^(\w+)\.(\d+)$/.exec(key) ?? [];
    if (field === 'sound') names[`lines.${id}`] = key;
    if (field === 'restock') names[`lines.${id}.restock`] = key;
    if (field === 'deduction') names[`deductions.${id}`] = key;
  }
  return names;
}

/** Opens the draft of the replacement, which is finished like any other. */
async function replace(site: SiteContext, id: number, form: FormData) {
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(replaceReturn, { id })));
  if (outcome.errored) return refusedForm(site, 'replace', form, outcome.error);
  return savedAt(site, 'adminDraft', { id: outcome.data.draftId });
}
