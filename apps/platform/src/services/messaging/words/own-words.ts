import { fillText } from '@izlog/contract/texts/fill-text';
import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';

/** What a shop says in one language instead of the program's words: by mail and field. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of all mails in a language, with the shop's own in their places. */
export function withOwnWords(language: ProgramLanguage, shop: string, own: OwnWords): PlatformTexts['mails'] {
  const { mails } = platformTexts[language];
  const said = (mail: string) =>
    Object.fromEntries(
      // Not every template fills its words; the shop's name may stand in all.
      Object.entries(own[mail] ?? {}).map(([field, text]) => [field, fillText(text, { shop })]),
    );
  const { orderStates } = mails;
  const states = Object.entries(orderStates).map(([state, texts]) => [
    state,
    { ...texts, ...said(`orderStates.${state}`) },
  ]);
  const others = Object.keys(own)
    .filter((mail) => Object.hasOwn(mails, mail))
    .map((mail) => [mail, { ...(mails[mail as keyof typeof mails] as object), ...said(mail) }]);
  return { ...mails, orderStates: Object.fromEntries(states), ...Object.fromEntries(others) };
}
