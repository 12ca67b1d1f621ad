/** What a language of two or three letters is called in that of the reader; its code where nobody knows it. */
export function languageName(code: string, reader: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
}
