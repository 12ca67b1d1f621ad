import type { z } from 'zod';
import type { Field, FieldOptions, Fields, FieldsWith } from '../resource/field.ts';

/** Kinds whose values stand in a column as they are. */
export type PlainKind = 'optionalText' | 'url' | 'choice' | 'whole' | 'decimal' | 'yesNo' | 'reference';

/** The schemas of fields by their names, as an endpoint takes them. */
export const schemasOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema, about }]) => [
      name,
      about ? schema.describe(about) : schema,
    ]),
  ) as { [N in keyof F]: F[N]['schema'] };

/** Names of all fields, in their order. */
export const namesOf = <F extends Fields>(fields: F): (keyof F & string)[] => Object.keys(fields);

/** Those of the fields of which something is said, in their order: `fieldsWith(fields, 'grid')`. */
export const fieldsWith = <F extends Fields, const O extends keyof FieldOptions>(fields: F, option: O) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field[option])) as Pick<
    F,
    FieldsWith<F, O>
  >;

/** The title of the column that a field has in files: `country_of_origin`. */
export const fileTitleOf = (name: string, { file }: Pick<Field, 'file'>): string =>
  file ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What new records begin with, by the names of their fields. */
export const startOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { empty }]) => (empty === undefined ? [] : [[name, empty]])),
  ) as { [N in keyof F]?: z.output<F[N]['schema']> };

/** The schemas of fields of which nothing need be said: then they are what a new record begins with. */
export const schemasOrUsual = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(schemasOf(fields)).map(([name, schema]) => [
      name,
      schema.default(fields[name]?.empty ?? null),
    ]),
  ) as { [N in keyof F]: z.ZodDefault<F[N]['schema']> };
