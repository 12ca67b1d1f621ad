import type { Form, FormInput } from '@izlog/contract/cms/forms/form';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { putForm } from './form.queries.ts';
import { presentForm } from './present-form.ts';

/** Makes a form or changes it. Field names differ; a form that confirms an address asks for one. */
export function saveForm(outer: Ctx, input: FormInput): Promise<Form> {
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
  return inTransaction(outer, async (ctx) => {
    const row = await putForm(ctx, input);
    if (!row) throw new Refusal('notFound');
    await dropTags(ctx, [`form:${row.id}`]);
    return presentForm(ctx, row);
  });
}
