import type { Words } from '#site/admin/ground/text/staff-words.server.ts';

/** The name of an option; the rules of posts and those of reviews have the same, so have the files of each language and the registers of each country. */
export const stem = (key: string): string => key.replace(/OnSite$|\.[a-z]{3}$|\.[A-Z]{2}$/, '');

/** What an option is called. */
export const labelOf = (words: Words, key: string): string => words(`option.${stem(key)}`);
