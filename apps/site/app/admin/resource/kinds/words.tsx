import { useStaffText } from '../../frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';

/** The text in the language of its reader, or another one where it is missing. */
export const words: KindOnSite<Readonly<Record<string, string>>> = { place: 'meta', Cell: Words };

function Words({ value }: CellProps<Readonly<Record<string, string>>>) {
  const { locale } = useStaffText();
  const [first = ''] = Object.values(value);
  return inLanguage(value, locale) ?? first;
}

/** Texts are kept by three letters of a language, the locale has two. */
const inLanguage = (texts: Readonly<Record<string, string>>, locale: string): string | undefined =>
  Object.entries(texts).find(([code]) => Intl.getCanonicalLocales(code)[0] === locale.slice(0, 2))?.[1];
