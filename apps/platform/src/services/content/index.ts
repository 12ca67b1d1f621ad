export { sendVisitors } from './addresses/redirects.ts';
/** What things are called that content names. */
export { findTargets } from './addresses/targets.queries.ts';
/** Events, for the drafts of `editing`. */
export { eventDocuments } from './calendar/event-documents.ts';
export { filterEvents } from './calendar/read-events.ts';
/** Pages, posts, terms, templates, elements and menus, for the drafts of `editing`. */
export { contentDocuments } from './documents/content-documents.ts';
/** Called whenever a draft changes. */
export { noteDraftRefs } from './documents/draft-refs.ts';
export { findDraftedPath } from './documents/drafted-items.ts';
export { completeParts } from './items/complete-parts.ts';
export { listUnsafeAddresses } from './items/content-rules.ts';
export { languageOfWrite } from './items/language-of-write.ts';
export { plainText } from './items/plain-text.ts';
export { getElement } from './items/read-element.ts';
export { findPageTexts } from './pages/find-page-texts.ts';
export { findPage } from './pages/read-page.ts';
export { filterPosts } from './posts/filter-posts.ts';
