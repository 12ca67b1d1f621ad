import { outcomeOf } from '@izlog/contract/client';
import { decideBankLine, postSureBankLines } from '@izlog/contract/ecommerce/bank/bank-statements';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

const acts = ['book', 'setAside', 'reopen', 'undo'] as const;

/** Handles the forms of a statement: one movement is booked, set aside or taken up again, or its booking taken back; or all that is sure is booked. */
export async function takeDecision(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const call = ownCall(site);
  if (name === 'sure') {
    const outcome = await outcomeOf(writtenOrNotFound(call(postSureBankLines, { id })));
    return outcome.errored
      ? refusedForm(site, name, form, outcome.error)
      : savedAt(site, 'adminStatement', { id });
  }
  const lineId = Number(/^(?:line|other)-([1-9]\d{0,14})$/.exec(name)?.[1]);
  const act = acts.find((one) => one === read('act'));
  if (!lineId || !act) throw data(null, { status: 400 });
  const amounts = form.getAll('amount').map(Number);
  const slugs = form.getAll('slug').map((slug) => String(slug).trim());
  const needed = act === 'book' && slugs.some((slug) => slug === '') ? 'slug' : undefined;
  const missing = act === 'setAside' && read('note').trim() === '' ? 'note' : needed;
  if (missing) return wrongForm(name, form, { [missing]: { key: 'validation.required' } });
  const parts = act === 'book' ? slugs.map((slug, place) => ({ slug, amount: amounts[place] ?? 0 })) : [];
  const note = act === 'setAside' ? read('note') : '';
  const outcome = await outcomeOf(writtenOrNotFound(call(decideBankLine, { lineId, act, parts, note })));
  if (!outcome.errored) return savedAt(site, 'adminStatement', { id });
  const words = wordsOf(site);
  return refusedForm(
    site,
    name,
    form,
    outcome.error,
    { parts: 'slug', 'parts.0.slug': 'slug', 'parts.0.amount': 'slug' },
    (_path, kind) => words(`bank.wrong.${kind}`) || undefined,
  );
}
