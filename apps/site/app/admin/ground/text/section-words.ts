import type { StaffKey } from '#site/i18n/messages.ts';
import type { AdminKey } from '../frame/staff-text.tsx';

type Translate = (key: AdminKey) => string;

/** What a field is called; its own name where nobody has words for it. */
export const fieldWords = (t: Translate, name: string): string => wordsOf(t, `field.${name}`, name);

/** What one of the choices of a field is called. */
export const choiceWords = (t: Translate, name: string, choice: string): string =>
  wordsOf(t, `choice.${name}.${choice}`, choice);

/** What a section, a part of one or a document is called. */
export const sectionWords = (t: Translate, handler: string): string =>
  wordsOf(t, `section.${handler}`, handler);

/** Names come from declarations, which a test holds against the words; stored content may have others. */
function wordsOf(t: Translate, key: string, name: string): string {
  const words = t(key as StaffKey);
  return words === '' ? spoken(name) : words;
}

/** `kindLine` and `text-picture` as one would say them. */
const spoken = (name: string): string => {
  const words = name.replaceAll(
    /([a-z])([A-Z])|-/g,
    (_all, one = '', other = '') => `${one} ${other.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
