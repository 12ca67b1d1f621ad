import type { MessageValues, StaffKey } from '../../../i18n/messages.ts';
import type { AdminKey } from '../../frame/staff-text.tsx';

const words: Readonly<Record<string, StaffKey>> = {
  required: 'content.fault.required',
  slugTaken: 'content.fault.slugTaken',
  slugReserved: 'content.fault.slugReserved',
  slugFormat: 'content.fault.slugFormat',
  slugMinLength: 'content.fault.slugMinLength',
  linkGone: 'content.fault.linkGone',
  mediaGone: 'content.fault.mediaGone',
  alt: 'content.fault.alt',
  tooLong: 'content.fault.tooLong',
  tooFew: 'content.fault.tooFew',
  tooMany: 'content.fault.tooMany',
  wrongType: 'content.fault.wrong',
  noDescription: 'content.fault.noDescription',
  contentConflict: 'content.fault.conflict',
};

/** What is wrong with a place, in words; its own name where nobody has words for it. */
export function publishFaultWords(
  t: (key: AdminKey, values?: MessageValues) => string,
  kind: string,
  values: MessageValues,
): string {
  const key = words[kind];
  return key ? t(key, values) : kind;
}
