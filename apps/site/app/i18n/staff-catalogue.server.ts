import type { StaffMessages } from './messages.ts';
import de from './staff-messages/de.json';
import en from './staff-messages/en.json';
import hr from './staff-messages/hr.json';

const words: Record<string, StaffMessages> = { hr, en: { ...hr, ...en }, de: { ...hr, ...de } };

/** Texts of the back office in a language; Croatian when there are none. They reach the browser with its screens only. */
export const staffWordsOf = (code2: string): StaffMessages => words[code2] ?? hr;
