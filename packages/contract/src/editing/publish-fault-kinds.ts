/** What may be wrong with a field, as its declaration says. */
const ofFields = [
  'required',
  'wrongType',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooLarge',
  'tooDeep',
  'characters',
  'oneLine',
  'choice',
  'range',
  'link',
  'url',
  'email',
  'phone',
  'alt',
  'richNode',
  'richMark',
  'fieldUnknown',
  'notMobile',
] as const;

/** What may be wrong with a section or part, or where it stands. */
const ofParts = ['duplicateId', 'sectionUnknown', 'slotUnknown', 'notHere', 'tooManyParts'] as const;

/** What only the service of a document knows. */
const ofThings = [
  'slugTaken',
  'slugReserved',
  'slugFormat',
  'slugMinLength',
  'linkGone',
  'mediaGone',
  'endBeforeStart',
] as const;

/** What should be looked at before something is published. */
const warnings = [
  'noDescription',
  'noAlt',
  'pictureSmall',
  'headingOrder',
  'linkNowhere',
  'staleTranslation',
  'languageBehind',
] as const;

/** What is reported and asks for no word: a changed original leaves its translations behind, which have a list of their own. */
const reported: ReadonlySet<string> = new Set(['languageBehind'] satisfies Array<(typeof warnings)[number]>);

/** Whether a publish waits until somebody has passed over a warning of this kind. */
export const isAskedAbout = ({ kind }: { kind: string }): boolean => !reported.has(kind);

/** Every kind that the gate of publishing names; anyone who shows them has words for each. */
export const publishFaultKinds = [
  ...ofFields,
  ...ofParts,
  ...ofThings,
  ...warnings,
  'contentConflict',
] as const;

export type PublishFaultKind = (typeof publishFaultKinds)[number];
