export { appendPrices, type PriceInput } from './append-prices.ts';
export { currencySymbol } from './currency-symbol.ts';
export { presentPrice } from './present-price.ts';
export { listPriceEntries } from './price-journal.queries.ts';
export { openPriceLookup, type PriceLookup, type ShownPrice } from './price-lookup.ts';
export { type PriceRows, priceParts } from './price-parts.ts';
export { type ItemPrice, priceWithOptions } from './price-with-options.ts';
export { type ShownCurrency, shownCurrency } from './shown-currency.ts';
export { taxes } from './taxes.ts';
