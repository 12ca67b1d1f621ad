export type { ContentText } from './save-content.ts';
export { saveElement } from './save-element.ts';
export { type NavigationInput, saveNavigation } from './save-navigation.ts';
export { savePage } from './save-page.ts';
export { savePost } from './save-post.ts';
export { saveTerm } from './save-term.ts';
export { setOption } from './set-option.ts';
