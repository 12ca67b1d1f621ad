import { z } from 'zod';
import type { FieldOptions } from '../resource/field.ts';
import { kinds } from '../resource/kinds.ts';

const shape = /^\d{2}\.\d{2}\.\d{2}$/;
const wrong = 'Is no KPD of six digits, such as 11.07.11.';
const withPoints = (text: string) => text.replace(/^(\d{2})\.?(\d{2})\.?(\d{2})$/, '$1.$2.$3');

/** A KPD that has to be there, with or without points. */
export const kpdSchema = z
  .string()
  .trim()
  .transform(withPoints)
  .refine((text) => shape.test(text), wrong);

/**
 * An item of Croatia's classification of products by activity (KPD 2025): six digits, written with or without points, kept
 * with them (`11.07.11`). Each line of an e-invoice to a Croatian company names one (FISC-04, HR-BR-25). Whether the list has
 * it is not asked here.
 */
export const kpdCode = <const O extends FieldOptions>(options: O) => ({
  ...kinds.optionalText(10, { about: 'KPD 2025, six digits: 11.07.11.', ...options }),
  schema: z
    .string()
    .trim()
    .overwrite(withPoints)
    .refine((text) => text === '' || shape.test(text), wrong)
    .nullable(),
  sample: (number: number) => `11.07.${String(number % 100).padStart(2, '0')}`,
  wrong: '11.07',
});
