import { useStaffText } from '../frame/staff-text.tsx';

/** The name of a language by its code of three letters, in the reader's own. */
export function useLanguageWords(): (code: string) => string {
  const { locale } = useStaffText();
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
