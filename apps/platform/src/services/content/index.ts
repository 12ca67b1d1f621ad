export { filterEvents } from './calendar/read-events.ts';
export { mustBeDeclared } from './items/must-be-declared.ts';
export { findPageText } from './pages/find-page-text.ts';
export { filterPosts } from './posts/filter-posts.ts';
