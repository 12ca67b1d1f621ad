import type { EditedPage } from '../page/edited-page.ts';

/** The frame of a phone, with the page that is edited around it: both are of one origin and one tab. */
export interface PhoneFrame extends HTMLIFrameElement {
  edited?: EditedPage;
}

/** The page around the frame that this is; nothing where nobody edits around it. */
export const pageAround = (): EditedPage | undefined => (window.frameElement as PhoneFrame | null)?.edited;
