/** A country by its name; what is no code of one stays as it is. */
export const countryOf = (iso: string, locale: string): string =>
  (/^[A-Z]{2}$/.test(iso) && new Intl.DisplayNames([locale], { type: 'region' }).of(iso)) || iso;
