export { filterEvents } from './calendar/read-events.ts';
/** Pages, posts, terms, templates, elements and menus, for the drafts of `editing`. @public */
export { contentDocuments } from './documents/content-documents.ts';
/** Called whenever a draft changes. @public */
export { noteDraftRefs } from './documents/draft-refs.ts';
export { mustBeDeclared } from './items/must-be-declared.ts';
export { findPageText } from './pages/find-page-text.ts';
export { filterPosts } from './posts/filter-posts.ts';
