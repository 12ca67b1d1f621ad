export { filterEvents } from './calendar/read-events.ts';
export { findPageText } from './pages/find-page-text.ts';
export { filterPosts } from './posts/filter-posts.ts';
