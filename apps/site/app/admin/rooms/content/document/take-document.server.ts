import { type CallError, outcomeOf } from '@izlog/contract/client';
import type { DocumentBody, DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import { documentTranslate } from '@izlog/contract/editing/document-create';
import { type EditOp, editOps } from '@izlog/contract/editing/edit-ops';
import { editDiscard, editPublish, editUnpublish } from '@izlog/contract/editing/edit-publish';
import type { OpResult } from '@izlog/contract/editing/op';
import { refusals } from '@izlog/contract/refusals';
import { sectionNames } from '@izlog/contract/sections/section-list';
import { data } from 'react-router';
import { publishFaultWords } from '#site/admin/editing/door/publish-words.ts';
import { clockWords, instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { staffRefusal } from '../staff-refusal.server.ts';
import type { ConflictView, DocumentAnswer } from './document-view.ts';
import { textsOf } from './field-texts.ts';
import { loadStates } from './load-document.server.ts';
import { nameOf, opsOfForm } from './ops-of-form.server.ts';
import { pathOfTyped } from './path-of-typed.server.ts';
import { publishFaults } from './publish-faults.server.ts';
import { allFields, shownDocument } from './shown-fields.ts';

/**
 * Handles the form of a document in one language: what was changed is saved as changes of its draft, then the act of the
 * button is done. What was typed stays over every refusal, and over what somebody else wrote meanwhile.
 */
export async function takeDocument(
  site: SiteContext,
  ref: { kind: DocumentKindName; id: number },
  form: FormData,
) {
  const read = reader(form);
  const name = read('form');
  const { documents } = await loadStates(site, ref);
  const begun = documents.find(({ language }) => `new-${language}` === name);
  if (begun) return begin(site, form, { ...ref, language: begun.language });
  const state = documents.find(({ language }) => `doc-${language}` === name);
  if (!state?.body) throw data(null, { status: 400 });
  const document: DocumentRef = { ...ref, language: state.language };
  const act = read('act');
  if (act === 'discard') return discard(site, form, { ...document, rev: state.rev });
  if (act === 'unpublish') return unpublish(site, form, document);
  const { ops, faults } = opsOfForm(form, state.body, (key) => sayer(site)(key));
  const saved = await save(site, form, { ...document, base: Number(read('rev')) || 0 }, ops);
  if (saved.error) return refusedForm(site, name, form, saved.error);
  const reported = tell(site, saved.results, state.body, ops);
  const wrong = { ...faults, ...reported.faults };
  const typed = typedFields(form);
  if (reported.conflicts.length > 0) {
    const answer: DocumentAnswer = {
      form: name,
      typed,
      rev: saved.rev,
      conflicts: reported.conflicts,
      refusal: sayer(site)('content.conflict', { count: reported.conflicts.length }),
    };
    return data(answer, { status: 409 });
  }
  if (Object.keys(wrong).length > 0)
    return data<DocumentAnswer>({ form: name, typed, rev: saved.rev, faults: wrong }, { status: 400 });
  if (act === 'publish' || act === 'plan') return publish(site, form, { ...document, rev: saved.rev }, act);
  return { form: name, done: ['saved'] } satisfies DocumentAnswer;
}

/** A language begins as a draft with the words of another one. */
async function begin(site: SiteContext, form: FormData, document: DocumentRef) {
  const read = reader(form);
  const outcome = await outcomeOf(ownCall(site)(documentTranslate, { ...document, source: read('source') }));
  if (outcome.errored) return staffRefusal(site, read('form'), form, outcome.error);
  return { form: read('form'), done: ['saved'] } satisfies DocumentAnswer;
}

type Base = DocumentRef & { base: number };

async function save(
  site: SiteContext,
  form: FormData,
  document: Base,
  ops: EditOp[],
): Promise<{ error: CallError } | { error?: never; rev: number; results: readonly OpResult[] }> {
  const session = reader(form)('session');
  const outcome = await outcomeOf(ownCall(site)(editOps, { session, documents: [{ ...document, ops }] }));
  if (outcome.errored) return { error: outcome.error };
  const [answer] = outcome.data.documents;
  return { rev: answer?.rev ?? document.base, results: answer?.results ?? [] };
}

/** What became of the changes, in words: fields that are wrong, and those that somebody else changed. */
function tell(site: SiteContext, results: readonly OpResult[], body: DocumentBody, ops: readonly EditOp[]) {
  const fields = new Map(allFields(shownDocument(body, sectionNames)).map((field) => [field.path, field]));
  const faults: Record<string, Fault> = {};
  const conflicts: ConflictView[] = [];
  for (const result of results) {
    if (result.state === 'conflict') {
      const field = fields.get(result.path);
      const theirs = field ? textsOf(field.field, result.theirs) : {};
      const words = Object.values(theirs).filter(Boolean).join(' · ');
      const { path, by, at, isOwn = false } = result;
      conflicts.push({ path, theirs, words, by, isOwn, at });
    }
    if (result.state !== 'invalid') continue;
    const op = ops.find(({ id }) => id === result.id);
    const field = fields.get(result.path) ?? (op && 'path' in op ? fields.get(op.path) : undefined);
    const words = publishFaultWords(
      { t: (key, values) => sayer(site)(key as StaffKey, values), locale: languageRead(site) },
      result.code,
      result.values,
    );
    faults[field ? nameOf(field) : result.path] = { key: 'form.wrong', words };
  }
  return { faults, conflicts };
}

async function publish(site: SiteContext, form: FormData, item: DocumentRef & { rev: number }, act: string) {
  const read = reader(form);
  const name = read('form');
  const at = act === 'plan' ? instantOfShop(read('at')) : undefined;
  const typed = typedFields(form);
  if (act === 'plan' && !at) {
    const why = clockWords(read('at'));
    const fault: Fault = why
      ? { key: 'form.wrong', words: sayer(site)(why) }
      : { key: 'validation.required' };
    return data<DocumentAnswer>({ form: name, typed, rev: item.rev, faults: { at: fault } }, { status: 400 });
  }
  const accept = read('accept').split(' ').filter(Boolean);
  const input = { items: [item], accept, ...(at ? { at } : {}) };
  const outcome = await outcomeOf(ownCall(site)(editPublish, input));
  if (!outcome.errored) return { form: name, done: ['saved'] } satisfies DocumentAnswer;
  return publishRefused(site, form, outcome.error, item.rev);
}

function publishRefused(site: SiteContext, form: FormData, error: CallError, rev: number) {
  const name = reader(form)('form');
  const publish = publishFaults(error);
  if (!publish) return staffRefusal(site, name, form, error, { rev });
  const key = publish.faults.length > 0 ? 'content.publishRefused' : 'content.publishDoubted';
  const answer: DocumentAnswer = {
    form: name,
    typed: typedFields(form),
    rev,
    publish,
    refusal: sayer(site)(key),
  };
  return data(answer, { status: error.code === refusals.publishRefused.code ? 422 : error.status });
}

async function discard(site: SiteContext, form: FormData, item: DocumentRef & { rev: number }) {
  const outcome = await outcomeOf(ownCall(site)(editDiscard, { items: [item] }));
  if (outcome.errored) return staffRefusal(site, reader(form)('form'), form, outcome.error);
  return { form: reader(form)('form'), done: ['saved'] } satisfies DocumentAnswer;
}

/** Takes a language back from visitors, who are sent on when an address is named. */
async function unpublish(site: SiteContext, form: FormData, document: DocumentRef) {
  const read = reader(form);
  const sendTo = await pathOfTyped(site, read('sendTo'), document.language);
  const outcome = await outcomeOf(ownCall(site)(editUnpublish, { document, ...(sendTo ? { sendTo } : {}) }));
  if (outcome.errored) return staffRefusal(site, read('form'), form, outcome.error);
  // It is not said that something was saved: visitors have less than before.
  return { form: read('form'), done: [], isTakenBack: true } satisfies DocumentAnswer;
}
