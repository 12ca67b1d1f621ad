import { type KnownOption, type OwnOption, ownOptions } from '@izlog/contract/cms/option-keys';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { folded } from '#site/admin/ground/frame/ticks/folded.ts';
import { wordsIn, wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { labelOf, stem } from '#site/admin/rooms/settings/door/option-words.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** A setting that was found by its words. */
export interface FoundSetting {
  label: string;
  /** The screen it stands on. */
  on: string;
  to: string;
}

/** The settings whose words have all that was typed, for anyone who may set them; marks of letters do not count. */
export function findSettings(site: SiteContext, typed: string, scope: readonly string[]): FoundSetting[] {
  const asked = folded(typed).split(/\s+/).filter(Boolean);
  if (asked.length === 0 || !scope.includes('settings.edit')) return [];
  const words = wordsOf(site);
  const every = programLanguageCodes.map(wordsIn);
  return (Object.keys(ownOptions) as OwnOption[]).flatMap((key) => {
    const { needs, group }: KnownOption = ownOptions[key];
    if (!group || (needs && !scope.includes(needs))) return [];
    const on = words(`settings.${group}`);
    const label = labelOf(words, key);
    // In any language of the program: who learnt the shop in another one finds it too.
    const all = folded(
      every.map((say) => `${labelOf(say, key)} ${say(`option.${stem(key)}.hint`)}`).join(' '),
    );
    if (!asked.every((word) => all.includes(word))) return [];
    const path = pathTo('adminSettings', { group: settingsSlugs[group] }, site.language);
    return [{ label, on, to: `${path}#settings-${key}` }];
  });
}
