import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { type ProgramLanguage, programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { mailSamples } from '../mail-samples.ts';
import type { MailTemplate } from '../templates.ts';

type Texts = Readonly<Record<string, string>>;

/** What the program says in each mail: its texts by field, under the mail's name, or `orderStates.<state>`. */
export function builtInWords(language: ProgramLanguage): ReadonlyMap<string, Texts> {
  const { orderStates, ...mails } = platformTexts[language].mails as PlatformTexts['mails'] & Mails;
  return new Map([
    ...Object.entries(mails).filter((entry): entry is [string, Texts] => isMail(entry[1])),
    ...Object.entries(orderStates).map(([state, texts]) => [`orderStates.${state}`, texts] as const),
  ]);
}

type Mails = Readonly<Record<string, unknown>>;

/** Words that are shared by mails have no title. */
const isMail = (value: unknown): boolean => typeof value === 'object' && value !== null && 'title' in value;

/** What may stand in braces in the words of a mail: what the program's own words name, in any language. */
export function namesIn(mail: string): readonly string[] {
  const said = programLanguageCodes.flatMap((code) => Object.values(builtInWords(code).get(mail) ?? {}));
  const named = said.flatMap((text) => [...text.matchAll(places)].map(([, name = '']) => name));
  return [...new Set(['shop', ...(stateOf(mail) ? ['number'] : []), ...named])];
}

/** A name in braces. */
export const places = /\{(\w+)\}/g;

const stateOf = (mail: string): string | undefined => /^orderStates\.(\w+)$/.exec(mail)?.[1];

/** The template that says these words, with an example of what it is filled with. */
export function exampleOf(mail: string): { template: MailTemplate; data: object } {
  const state = stateOf(mail);
  const template = state ? 'orderState' : (mail as MailTemplate);
  // The picture of the example lies nowhere.
  const { payment: _payment, ...data } = { payment: undefined, ...mailSamples[template] };
  return { template, data: { ...data, ...(state && { state }) } };
}
