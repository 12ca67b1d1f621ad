/**
 * Currencies that a shop may begin to sell in, by ISO 4217: those of Europe and of where its parcels go, all with hundredths,
 * since amounts are kept in them.
 */
export const offeredCurrencies: readonly string[] =
  'AED ALL AMD ARS AUD AZN BAM BRL CAD CHF CNY CZK DKK EGP EUR GBP GEL HKD HUF IDR ILS INR MAD MDL MKD MXN MYR NOK NZD PHP PLN QAR RON RSD SAR SEK SGD THB TRY TWD UAH USD ZAR'.split(
    ' ',
  );
