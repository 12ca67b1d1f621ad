import { type PublishFaultKind, publishFaultKinds } from '@izlog/contract/editing/publish-fault-kinds';
import type { Release } from '@izlog/contract/editing/release';
import { refusals } from '@izlog/contract/refusals';
import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { languageName } from '#site/i18n/language-name.ts';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';

const words: Readonly<Record<PublishFaultKind, StaffKey>> = {
  required: 'content.fault.required',
  slugTaken: 'content.fault.slugTaken',
  slugReserved: 'content.fault.slugReserved',
  slugFormat: 'content.fault.slugFormat',
  slugMinLength: 'content.fault.slugMinLength',
  linkGone: 'content.fault.linkGone',
  mediaGone: 'content.fault.mediaGone',
  endBeforeStart: 'content.fault.endBeforeStart',
  alt: 'content.fault.alt',
  tooLong: 'content.fault.tooLong',
  tooFew: 'content.fault.tooFew',
  tooMany: 'content.fault.tooMany',
  tooLarge: 'content.fault.tooLarge',
  tooDeep: 'content.fault.tooDeep',
  characters: 'content.fault.characters',
  oneLine: 'content.fault.oneLine',
  choice: 'content.fault.choice',
  range: 'content.fault.range',
  link: 'content.fault.link',
  url: 'content.fault.url',
  email: 'content.fault.email',
  phone: 'content.fault.phone',
  richNode: 'content.fault.richNode',
  richMark: 'content.fault.richMark',
  wrongType: 'content.fault.wrong',
  fieldUnknown: 'content.fault.fieldUnknown',
  notMobile: 'content.fault.notMobile',
  duplicateId: 'content.fault.duplicateId',
  sectionUnknown: 'content.fault.sectionUnknown',
  slotUnknown: 'content.fault.slotUnknown',
  notHere: 'content.fault.notHere',
  tooManyParts: 'content.fault.tooManyParts',
  noDescription: 'content.fault.noDescription',
  noAlt: 'content.fault.noAlt',
  pictureSmall: 'content.fault.pictureSmall',
  headingOrder: 'content.fault.headingOrder',
  linkNowhere: 'content.fault.linkNowhere',
  staleTranslation: 'content.fault.staleTranslation',
  languageBehind: 'content.fault.languageBehind',
  contentConflict: 'content.fault.conflict',
};

/** The words of the reader, and in which language that is. */
interface Reader {
  t: (key: AdminKey, values?: MessageValues) => string;
  locale: string;
}

/** What is wrong with a place, in words; nobody is shown a code. */
export function publishFaultWords({ t, locale }: Reader, kind: string, values: object = {}): string {
  const known = publishFaultKinds.find((one) => one === kind);
  if (!known) return t('content.fault.other');
  const { language, ...others }: { language?: string } = values;
  return t(words[known], { ...others, ...(language && { language: languageName(language, locale) }) });
}

/** A place in a document with what is wrong there: of a field its name, of a section and its lists what is wrong alone. */
export function faultAtWords(
  reader: Reader,
  { path, kind, values }: { path: string; kind: string; values?: object },
): string {
  const fault = publishFaultWords(reader, kind, values);
  const [, field] = /\/(?:meta|options|mobileMeta|mobileOptions)\/([^/]+)$/.exec(path) ?? [];
  return field === undefined ? fault : `${fieldWords(reader.t, field)}: ${fault}`;
}

/** Why a release did not go out. */
export function releaseFaultWords(
  reader: Reader,
  { code, faults = [] }: NonNullable<Release['fault']>,
): string {
  if (faults.length > 0) return faults.map((one) => faultAtWords(reader, one)).join(', ');
  const { t } = reader;
  if (code === refusals.contentConflict.code) return t('content.publishConflict');
  return code === refusals.slugTaken.code ? t('content.fault.slugTaken') : t('content.release.stopped');
}
