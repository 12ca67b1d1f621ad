import '../editor.css';
// In this order, as the editor has them: some of what follows is for what stands before.
import '../frame/publish.css';
import '../panels/panels.css';

export { openRichEditor } from '#site/admin/ground/rich/open-rich-editor.ts';
export { wholeElement } from '../page/whole-element.ts';
export { openTalk } from '../talk.ts';
/** All that a rich text in a form needs to be written, in one file that is fetched with the first of them. */
export { RichBar } from './rich-bar.tsx';
