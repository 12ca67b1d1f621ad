import type { Form, FormInput } from '@izlog/contract/cms/forms/form';
import type { formSave } from '@izlog/contract/cms/forms/form-save';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { canonical, changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { findForm, putForm } from './form.queries.ts';
import { changeable, type FormWords, wordsOf } from './form-words.ts';
import { presentForm } from './present-form.ts';

/**
 * Makes a form or changes it. Field names differ; a form that confirms an address asks for one. Upon a revision only what
 * is other than at it is changed; what somebody else changed too is refused with recordChanged.
 */
export function saveForm(outer: Ctx, { revision, ...input }: EndpointParsed<typeof formSave>): Promise<Form> {
  mustBeRight(input);
  return inTransaction(outer, async (ctx) => {
    const before = input.id === undefined ? undefined : await findForm(ctx, input.id, true);
    if (input.id !== undefined && !before) throw new Refusal('notFound');
    const wanted = before && revision !== undefined ? joined(wordsOf(before), input, revision) : input;
    if (wanted !== input) mustBeRight(wanted);
    const row = await putForm(ctx, wanted);
    if (!row) throw new Refusal('notFound');
    noteChange(ctx, `form ${row.id}`, before ? { ...wordsOf(before) } : {}, { ...wordsOf(row) });
    await dropTags(ctx, [`form:${row.id}`]);
    return presentForm(ctx, row);
  });
}

/** What is sent, laid over what somebody else has saved since it was read. */
function joined(now: FormWords, input: FormInput, revision: string): FormInput {
  const sent: FormWords = { ...input, submit: input.submit ?? {}, thanks: input.thanks ?? {} };
  const touched = changedSince(revision, sent, changeable);
  const mine = touched.filter((name) => canonical(sent[name]) !== canonical(now[name]));
  const theirs = changedSince(revision, now, changeable);
  const clash = mine.filter((name) => theirs.includes(name));
  if (clash.length > 0) {
    const record = { id: input.id, ...now, revision: revisionOf(now, changeable) };
    throw new Refusal('recordChanged', { fields: clash, record, target: `form ${input.id}` });
  }
  const changes = Object.fromEntries(mine.map((name) => [name, sent[name]]));
  return { ...now, ...changes, id: input.id };
}

function mustBeRight(input: FormInput): void {
  const refuse = (path: string, kind: string, message: string) =>
    new Refusal('validationFailed', { fields: [{ path, kind, message }] });
  const names = input.fields.map((field) => field.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw refuse('fields', 'unique', `There are two fields ${twice}.`);
  const bare = input.fields.find((field) => field.kind === 'select' && !field.options?.length);
  if (bare) throw refuse(`fields.${bare.name}.options`, 'required', 'A choice needs options.');
  if (input.requireEmailConfirm && !input.fields.some((field) => field.kind === 'email' && field.required)) {
    throw refuse(
      'requireEmailConfirm',
      'required',
      'A form that confirms an address has a required e-mail field.',
    );
  }
}
