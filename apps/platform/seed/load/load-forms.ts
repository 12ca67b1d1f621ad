import type { FormInput } from '@izlog/contract/cms/forms/form';
import { saveForm } from '#platform/services/content/forms/save-form.ts';
import type { StoredForm } from '../demo/shape-content.ts';
import { textByCode } from './by-language.ts';
import type { Loading } from './loading.ts';

/** The forms that staff would have made; pages name them by their keys. */
export async function loadForms({ ctx, demo, book }: Loading): Promise<void> {
  for (const form of demo.forms) {
    const { id } = await saveForm(ctx, formInput(form));
    book.put('form', form.key, id);
  }
}

function formInput({ title, type, requireEmailConfirm, submit, thanks, fields }: StoredForm): FormInput {
  return {
    title: textByCode(title),
    type,
    requireEmailConfirm,
    requireRecaptcha: true,
    validateConsents: true,
    mailTo: '',
    ...(submit ? { submit: textByCode(submit) } : {}),
    ...(thanks ? { thanks: textByCode(thanks) } : {}),
    fields: fields.map(({ label, hint, options, ...field }) => ({
      ...field,
      label: textByCode(label),
      ...(hint ? { hint: textByCode(hint) } : {}),
      ...(options ? { options: options.map((one) => ({ ...one, label: textByCode(one.label) })) } : {}),
    })),
  };
}
