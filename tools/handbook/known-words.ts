import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '../../packages/contract/src/permissions.ts';
import type { HandbookLanguage } from './contents.ts';
import { root } from './pages.ts';

/** What the screens of the program say in a language. */
export interface KnownWords {
  /** Whether a screen says just that; what stands for a number or a name may be anything. */
  says(words: string): boolean;
  /** Whether the back office has these two steps: a group of its navigation, or the settings, and a screen in it. */
  hasScreen(group: string, screen: string): boolean;
  /** The keys under which the texts of the program have just these words. */
  keysOf(words: string): readonly string[];
  /** Whether words are a group of the navigation. */
  isGroup(words: string): boolean;
}

const files = [
  'site.json',
  'staff.json',
  'platform.ts',
  'words.ts',
  'mails.ts',
  'documents.ts',
  'pages.ts',
  'law.ts',
];

/** The navigation of the back office. It is loaded by its path: the site's sources are checked with settings of their own. */
const navigation = 'apps/site/app/admin/ground/frame/navigation/admin-sections.ts';
type AdminGroups = (reach: {
  hasPageCache: boolean;
  scope: readonly string[];
}) => Array<{ title: string; sections: ReadonlyArray<{ title: string }> }>;

/** Reads the texts of a language. */
export async function knownWords(language: HandbookLanguage): Promise<KnownWords> {
  const folder = join(root, 'packages/contract/src/texts', language);
  const staff: Record<string, string> = JSON.parse(readFileSync(join(folder, 'staff.json'), 'utf8'));
  const texts = new Set<string>();
  for (const file of files) {
    const all: unknown = file.endsWith('.json')
      ? JSON.parse(readFileSync(join(folder, file), 'utf8'))
      : await import(join(folder, file));
    for (const text of stringsOf(all)) texts.add(text);
  }
  // A text that is hardly more than a place for others would let everything through.
  const patterns = [...texts]
    .filter((text) => /\{\w+\}/.test(text) && text.replace(/\{\w+\}|\W/gu, '').length >= 6)
    .map(patternOf);
  const site: Record<string, string> = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const word = (key: string) => staff[key] ?? site[key] ?? '';
  const keys = new Map<string, string[]>();
  for (const [key, text] of [...Object.entries(staff), ...Object.entries(site)])
    keys.set(text, [...(keys.get(text) ?? []), key]);
  const { adminGroups } = await import(join(root, navigation));
  const groups = (adminGroups as AdminGroups)({
    hasPageCache: true,
    scope: [...permissions, 'catalogue.edit'],
  }).map(({ title, sections }) => ({
    title: word(title),
    screens: sections.map((section) => word(section.title)),
  }));
  // A card of the settings has a name and a sentence.
  const cards = Object.keys(staff)
    .filter((key) => key.startsWith('settings.') && `${key}Lead` in staff)
    .map(word);
  return {
    says: (words) => texts.has(words) || patterns.some((pattern) => pattern.test(words)),
    hasScreen: (group, screen) =>
      groups.some(({ title, screens }) => title === group && screens.includes(screen)) ||
      (group === word('admin.groupSettings') && cards.includes(screen)),
    keysOf: (words) => keys.get(words) ?? [],
    isGroup: (words) => groups.some(({ title }) => title === words),
  };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
