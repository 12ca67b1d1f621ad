import { type CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { saveMailWords, tryMail } from '@izlog/contract/settings/mail-words';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { data, redirect } from 'react-router';
import { changedWords } from '#site/admin/ground/text/changed-words.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { loadMail } from './load-mails.server.ts';

interface Which {
  mail: string;
  language: ProgramLanguage;
}

/** Saves the words of a mail; what was typed stays over every refusal, which stands at its field. */
export async function takeMail(site: SiteContext, { mail, language }: Which, form: FormData, path: string) {
  const said = { mail, language, texts: textsIn(form, 'texts.'), was: textsIn(form, 'was.') };
  const outcome = await outcomeOf(ownCall(site)(saveMailWords, said));
  if (outcome.errored) return refusedWords(site, { mail, language }, form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(path, { status: 303 });
}

/** Sends an example of a mail to the caller. */
export async function takeTryMail(site: SiteContext, which: Which, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(tryMail, which));
  if (outcome.errored) return refusedForm(site, 'tryMail', form, outcome.error);
  return data<FormAnswer>({ form: 'tryMail', shown: { recipient: outcome.data.recipient } });
}

/** The fields of a form by what their names begin with; those that are empty are left out. */
export function textsIn(form: FormData | URLSearchParams, start: string): Record<string, string> {
  const entries = [...form.entries()].flatMap(([name, value]) =>
    name.startsWith(start) && typeof value === 'string' && value.trim() !== ''
      ? [[name.slice(start.length), value.replaceAll('\r\n', '\n')] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

async function refusedWords(site: SiteContext, { mail, language }: Which, form: FormData, error: CallError) {
  const words = wordsOf(site);
  const view = await loadMail(site, mail, language);
  if (error.code === refusals.recordChanged.code) {
    const { fields = [], record = {} } = (error.payload ?? {}) as {
      fields?: readonly string[];
      record?: Record<string, string>;
    };
    const labels = view.fields.filter(({ name }) => fields.includes(name)).map(({ label }) => label);
    const answer: FormAnswer = {
      form: 'mail',
      refusal: changedWords(site, error.payload, labels),
      typed: typedFields(form),
      shown: Object.fromEntries(view.fields.map(({ name }) => [name, record[name] ?? ''])),
    };
    return data(answer, { status: 409 });
  }
  return refusedForm(site, 'mail', form, error, {}, (_path, kind, values) =>
    words(`mails.wrong.${kind}`, { ...values, names: view.names }),
  );
}
