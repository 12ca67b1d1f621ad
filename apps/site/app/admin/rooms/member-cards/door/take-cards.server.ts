import { outcomeOf } from '@izlog/contract/client';
import {
  createMemberCards,
  filterMemberCards,
  issueMemberCard,
  updateMemberCard,
} from '@izlog/contract/user/member-card';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles the forms of the list: cards are added, or one is blocked or let work again. */
export async function takeCardsForm(site: SiteContext, url: URL, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const back = () => {
    site.cookies.push(flashCookie('saved'));
    return redirect(`${pathTo('adminMemberCards', {}, site.language)}${url.search}`, { status: 303 });
  };
  if (name === 'cards') {
    const barcodes = [
      ...new Set(
        read('barcodes')
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ];
    const isGood = barcodes.length > 0 && barcodes.length <= 1000;
    if (!isGood) return wrongForm('cards', form, { barcodes: { key: 'form.wrong' } });
    const outcome = await outcomeOf(ownCall(site)(createMemberCards, { barcodes }));
    if (!outcome.errored) return back();
    return refusedForm(site, 'cards', form, outcome.error, namedBarcodes(barcodes.length));
  }
  const id = Number(/^[1-9]\d{0,14}$/.exec(read('cardId'))?.[0] ?? 0);
  if (!id) throw data(null, { status: 400 });
  const changing = ownCall(site)(updateMemberCard, { id, isActive: read('act') === 'unblock' });
  const outcome = await outcomeOf(writtenOrNotFound(changing));
  return outcome.errored ? refusedForm(site, name, form, outcome.error) : back();
}

/** Handles the form of a customer's page: a card is given, by its code or a new one, or theirs is blocked. */
export async function takeCardForm(site: SiteContext, userId: number, form: FormData) {
  const read = reader(form);
  const call = ownCall(site);
  const barcode = read('barcode').trim();
  if (read('act') === 'block') {
    const { records } = await call(filterMemberCards, { barcode: read('card').slice(0, 48) });
    const theirs = records.find((one) => one.userId === userId);
    if (theirs) await call(updateMemberCard, { id: theirs.id, isActive: false });
    return undefined;
  }
  const giving = call(issueMemberCard, { userId, ...(barcode === '' ? {} : { barcode }) });
  const outcome = await outcomeOf(writtenOrNotFound(giving));
  if (!outcome.errored) return undefined;
  return refusedForm(site, 'card', form, outcome.error, { 'code:MEMBER_CARD_INVALID': 'barcode' });
}

const namedBarcodes = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`barcodes.${index}`, 'barcodes']));
