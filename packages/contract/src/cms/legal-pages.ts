/** Pages that the law asks for, by the handler under which the program knows them, in the order of the footer. */
export const legalPages = [
  'terms',
  'withdrawal',
  'delivery',
  'complaints',
  'privacy',
  'cookies',
  'imprint',
  'accessibility',
] as const;
export type LegalPage = (typeof legalPages)[number];

/** Those without which a shop may not take orders: what a buyer must be told before the contract (Directive 2011/83/EU, Article 6). */
export const pagesBeforeOrders = [
  'terms',
  'withdrawal',
  'delivery',
  'complaints',
  'privacy',
] as const satisfies LegalPage[];

/** What buyers must know of the seller before the contract: name, address, tax number, e-mail and telephone. */
export const optionsBeforeOrders = [
  'CompanyName',
  'CompanyStreet',
  'CompanyTown',
  'CompanyOib',
  'CompanyEmail',
  'CompanyPhone',
] as const;
