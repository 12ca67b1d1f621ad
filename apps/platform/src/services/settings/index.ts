export { firstAddress, mainAddress } from './domains/main-address.ts';
export { isAddressOfSite, originOn } from './domains/origin.ts';
export { needsDefaultWords } from './needs-default-words.ts';
export { optionFault } from './options/check-option.ts';
export { listSetOptions, lockOptions } from './options/option.queries.ts';
export { readOptions } from './options/read-options.ts';
export { setOption } from './options/set-option.ts';
export { setLanguages } from './set-languages.ts';
export { listCurrencies, readCheckoutSettings } from './shop/shop-settings.queries.ts';
