import { rich } from '../sections/fields.ts';

/** The text of an issue of the newsletter, as it is written with the editor: what every mail program can show. */
export const issueText = rich('mail');
