import type { Form } from '@izlog/contract/cms/forms/form';
import type { Ctx } from '#platform/kernel/context.ts';
import type { FormRow } from './form.queries.ts';

/** A form in the language of the call (CMS-044); words it lacks are those of the default language. */
export function presentForm(ctx: Ctx, row: FormRow): Form {
  const say = (words: Record<string, string> | undefined): string =>
    words?.[ctx.language] ?? words?.[ctx.site.defaultLanguage] ?? Object.values(words ?? {})[0] ?? '';
  return {
    id: row.id,
    title: say(row.title),
    type: row.type,
    fields: row.fields.map(({ label, hint, options, ...field }) => ({
      ...field,
      label: say(label),
      ...(hint ? { hint: say(hint) } : {}),
      ...(options ? { options: options.map((one) => ({ value: one.value, label: say(one.label) })) } : {}),
    })),
    submit: say(row.submit),
    thanks: say(row.thanks),
    requireEmailConfirm: row.requireEmailConfirm,
    requireRecaptcha: row.requireRecaptcha,
    validateConsents: row.validateConsents,
  };
}
