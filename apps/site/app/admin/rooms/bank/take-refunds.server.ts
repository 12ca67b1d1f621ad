import { outcomeOf } from '@izlog/contract/client';
import {
  handOverTransferFile,
  makeTransferFile,
  takeBackTransferFile,
} from '@izlog/contract/ecommerce/bank/bank-refunds';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { refundField } from './bank-view.ts';

/** Handles the forms of refunds: a file is made of those that are ticked, handed over, or taken back. */
export async function takeRefunds(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  if (name === 'make') return makeFile(site, form);
  const id = Number(/^file-([1-9]\d{0,14})$/.exec(name)?.[1]);
  if (!id) throw data(null, { status: 400 });
  const endpoint = read('act') === 'takeBack' ? takeBackTransferFile : handOverTransferFile;
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(endpoint, { id })));
  return outcome.errored ? refusedForm(site, name, form, outcome.error) : savedAt(site, 'adminBankRefunds');
}

async function makeFile(site: SiteContext, form: FormData) {
  const read = reader(form);
  const words = wordsOf(site);
  const ids = [...form.keys()].flatMap((key) => {
    const id = Number(/^chosen\.([1-9]\d{0,14})$/.exec(key)?.[1]);
    return id && read(key) === 'true' ? [id] : [];
  });
  if (ids.length === 0)
    return wrongForm('make', form, { payOn: { key: 'form.wrong', words: words('bank.chooseOne') } });
  const transfers = ids.map((refundId) => ({
    refundId,
    name: read(refundField.name(refundId)).slice(0, 70),
    iban: read(refundField.iban(refundId)).slice(0, 50),
  }));
  const version = read('version') === '03' ? '03' : '09';
  const call = ownCall(site)(makeTransferFile, { payOn: read('payOn'), version, transfers });
  const outcome = await outcomeOf(call);
  if (!outcome.errored) return savedAt(site, 'adminBankRefunds');
  return refusedForm(
    site,
    'make',
    form,
    outcome.error,
    {
      account: 'payOn',
      ...Object.fromEntries(
        ids.flatMap((id, place) => [
          [`transfers.${place}.iban`, refundField.iban(id)],
          [`transfers.${place}.name`, refundField.name(id)],
        ]),
      ),
    },
    (path, kind) => words(`bank.wrong.${path === 'account' ? 'account' : kind}`) || undefined,
  );
}
