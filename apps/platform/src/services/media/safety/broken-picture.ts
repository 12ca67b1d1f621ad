import { Refusal } from '../../../kernel/refusal.ts';

/** A file that does not keep to its own format. */
export const brokenPicture = (): Refusal =>
  new Refusal('fileUnreadable', { reason: 'The picture is cut short or broken.' });
