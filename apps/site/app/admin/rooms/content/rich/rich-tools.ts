import '#site/admin/editing/editor.css';
// In this order, as the editor has them: some of what follows is for what stands before.
import '#site/admin/editing/frame/publish.css';
import '#site/admin/editing/panels/panels.css';

/** All that a rich text in a form needs to be written, in one file that is fetched with the first of them. */
export { RichBar } from '#site/admin/editing/fields/rich-bar.tsx';
export { wholeElement } from '#site/admin/editing/page/whole-element.ts';
export { openTalk } from '#site/admin/editing/talk.ts';
export { openRichEditor } from './open-rich-editor.ts';
