/** What each service of the API is for, in a sentence; the groups of the API page and of the OpenAPI document. */
export const serviceWords: Readonly<Record<string, string>> = {
  domainDetect: 'The first call of every client: which site answers on an address, and with which keys.',
  settings: 'Domains, settings of people, kept pages and the password of a protected site.',
  commons: 'Languages and countries by name.',
  status: 'Whether a service can read its records.',
  login: 'From e-mail and password to tokens.',
  refresh: 'From one pair of tokens to the next.',
  logout: 'The end of a login.',
  user: 'Customers and staff: profile, addresses, logins, second factors, roles, personal data.',
  cms: 'Elements, pages, posts, terms, navigation, comments, forms, redirects, options and the site search.',
  ecommerce: 'Cart, checkout, delivery, payment, orders, coupons and documents.',
  media: 'Files and pictures.',
  calendar: 'Events.',
  gdpr: 'Consents.',
  marketing: 'Newsletter and notices.',
  product: 'Products, categories, tags, filters and prices.',
};
