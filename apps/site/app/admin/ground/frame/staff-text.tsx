import { type ReactNode, use, useMemo } from 'react';
import { DocumentContext } from '#site/document/document-context.ts';
import { type Currency, formatMoney, formatNumber } from '#site/i18n/formats.ts';
import {
  type MessageKey,
  type Messages,
  type MessageValues,
  type PluralKey,
  type StaffKey,
  type StaffMessages,
  type StaffPluralKey,
  textOf,
} from '#site/i18n/messages.ts';
import { type Text, TextContext, useText } from '#site/i18n/use-text.tsx';
import { staffDates } from './staff-dates.ts';

/** Keys of the words of the back office and of the site. */
export type AdminKey = MessageKey | PluralKey | StaffKey | StaffPluralKey;

interface StaffText extends Text {
  t: (key: AdminKey, values?: MessageValues) => string;
  /** All of them by their keys: which there are says what is said of a record. */
  texts: Messages & StaffMessages;
}

/** Puts the texts of the back office beside those of the site; they come with its screens, so that no visitor gets them. */
export function StaffTextProvider({
  words,
  locale: own,
  currency,
  children,
}: {
  words: StaffMessages;
  /** Of the words, where it is not the document's. */
  locale?: string;
  /** Of the page's amounts: with a locale of their own they are written as it writes them. */
  currency?: Currency;
  children: ReactNode;
}) {
  const { messages, locale: ofDocument } = use(DocumentContext);
  const locale = own ?? ofDocument;
  const outer = useText();
  const text = useMemo((): StaffText => {
    const all = { ...messages, ...words };
    return {
      ...outer,
      ...staffDates(locale),
      locale,
      number: (value) => formatNumber(value, locale),
      ...(currency && { money: (amount: number) => formatMoney(amount, currency, locale) }),
      t: (key, values) => textOf(all, locale, key, values),
      texts: all,
    };
  }, [outer, messages, words, locale, currency]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The words of the back office and of the site; needs a StaffTextProvider above. */
export const useStaffText = (): StaffText => useText() as StaffText;
