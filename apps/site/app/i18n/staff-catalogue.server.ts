import de from '@izlog/contract/texts/de/staff.json';
import en from '@izlog/contract/texts/en/staff.json';
import hr from '@izlog/contract/texts/hr/staff.json';
import type { StaffMessages } from './messages.ts';

const words: Record<string, StaffMessages> = { hr, en: { ...hr, ...en }, de: { ...hr, ...de } };

/** Texts of the back office in a language; Croatian when there are none. They reach the browser with its screens only. */
export const staffWordsOf = (code2: string): StaffMessages => words[code2] ?? hr;
