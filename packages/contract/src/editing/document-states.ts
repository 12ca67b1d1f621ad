/** Lists of the back office: what is made, drafted and published one by one. */
export const listedKinds = ['page', 'post', 'term', 'event', 'navigation'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** By what such a list is narrowed; a thing that is public and changed answers to both. */
export const documentStates = ['public', 'draft', 'changed', 'planned', 'bin'] as const;
export type DocumentState = (typeof documentStates)[number];
