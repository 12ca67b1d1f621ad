/** Where the shop stands and is taxed. */
export const homeCountry = 'HR';

/** Members of the European Union, ISO 3166-1 alpha-2. */
export const unionCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether a country is another one of the Union: what consumers there are taxed at goes through the one-stop shop. */
export const isUnionAbroad = (country: string): boolean =>
  country !== homeCountry && unionCountries.includes(country);
