import '../../../editing/editor.css';
// In this order, as the editor has them: some of what follows is for what stands before.
import '../../../editing/frame/publish.css';
import '../../../editing/panels/panels.css';

/** All that a rich text in a form needs to be written, in one file that is fetched with the first of them. */
export { RichBar } from '../../../editing/fields/rich-bar.tsx';
export { wholeElement } from '../../../editing/page/whole-element.ts';
export { openTalk } from '../../../editing/talk.ts';
export { openRichEditor } from './open-rich-editor.ts';
