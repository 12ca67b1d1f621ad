export { mainAddress } from './main-address.ts';
export { needsDefaultWords } from './needs-default-words.ts';
export { listSetOptions } from './options/option.queries.ts';
export { readOptions } from './options/read-options.ts';
export { isAddressOfSite, originOn } from './origin.ts';
export { listCurrencies, readCheckoutSettings } from './shop/shop-settings.queries.ts';
