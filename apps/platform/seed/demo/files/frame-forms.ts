import { fieldKinds } from '@izlog/contract/cms/forms/form-field-kinds';
import { formTypes } from '@izlog/contract/cms/forms/form-types';
import { z } from 'zod';
import type { Comment, Consent, NavigationEntry, Redirect, StoredForm } from '../shape-content.ts';
import type { SiteOption } from '../shape-site.ts';
import { key, picture } from './catalogue-forms.ts';
import { link } from './links.ts';
import type { Words } from './words.ts';

/** Forms of the files `media`, `navigation`, `consents`, `forms`, `comments` and `redirects`. */
export function frameForms({ text }: Words) {
  const entry = z.strictObject({
    name: text,
    hint: text.optional(),
    link,
    get children() {
      return z.array(entry).default([]);
    },
  });
  const consent = z.strictObject({
    uniqueNumber: z.string(),
    displayName: text,
    assignedTo: z.array(z.strictObject({ form: z.enum(formTypes), required: z.boolean() })).default([]),
  });
  const form = z.strictObject({
    key,
    title: text,
    type: z.enum(formTypes),
    requireEmailConfirm: z.boolean(),
    submit: text.optional(),
    thanks: text.optional(),
    fields: z.array(
      z.strictObject({
        name: z.string(),
        label: text,
        hint: text.optional(),
        kind: z.enum(fieldKinds),
        required: z.boolean(),
        maxLength: z.int().optional(),
        options: z.array(z.strictObject({ value: z.string(), label: text })).optional(),
      }),
    ),
  });
  const comment = z
    .strictObject({
      on: z.templateLiteral([z.enum(['product', 'post']), ':', z.string()]),
      author: z.string(),
      daysAgo: z.int().min(0),
      rating: z.literal([1, 2, 3, 4, 5]).optional(),
      content: z.string(),
      published: z.boolean().default(true),
    })
    .transform(({ on, ...one }): Comment => {
      const [kind, of = ''] = on.split(':');
      return { ...one, on: { kind: kind === 'post' ? 'post' : 'product', key: of } };
    });
  const redirect = z.strictObject({ from: path, to: path, status: z.literal([301, 302]) });
  return {
    media: z
      .record(z.string(), text)
      .transform((alts) => Object.entries(alts).map(([file, alt]) => ({ file: picture.parse(file), alt }))),
    navigation: z.array(entry) satisfies z.ZodType<NavigationEntry[]>,
    consents: z.array(consent) satisfies z.ZodType<Consent[]>,
    forms: z.array(form) satisfies z.ZodType<StoredForm[]>,
    comments: z.array(comment),
    redirects: z.array(redirect) satisfies z.ZodType<Redirect[]>,
  };
}

const path = z.string().startsWith('/');

/** Settings of the site by their names; a drawing where the setting is a picture, nothing where it is left empty. */
export const options = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .transform((given) =>
    Object.entries(given).map(([name, value]): SiteOption => {
      if (typeof value === 'string' && value.endsWith('.svg'))
        return { key: name, value: null, media: picture.parse(value) };
      return { key: name, value: value === null ? null : String(value) };
    }),
  );
