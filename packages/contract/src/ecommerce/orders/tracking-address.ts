/**
 * Where carriers show the way of a parcel, by a word of their name; the number goes to the end. Checked against what other shops
 * and the carriers' own modules link to, in public code (November 2026); nobody opened a page of a real parcel with them.
 */
const addresses: readonly (readonly [name: RegExp, address: string])[] = [
  // In mails of GLS Croatia, and in several Croatian shops.
  [/\bgls\b/i, 'https://gls-group.com/HR/hr/pracenje-posiljke?match='],
  // In two Croatian integrations; other countries have the same page under their language.
  [/\bdpd\b/i, 'https://tracking.dpd.de/status/hr_HR/parcel/'],
  // What Croatian shops link to; the page has no frame. An older address (Tracking/Details) is seen as often with programs.
  [
    /\bhrvatska po[sš]ta\b|\bcroatian post\b|\bhp\b/i,
    'https://posiljka.posta.hr/hr/tracking/trackingdata?barcode=',
  ],
  // In a module for Croatian carriers: with the number of the parcel in its older version, that of the cargo in its newer
  // one. Which of them a shop types was not to be found out.
  [/\boverseas\b/i, 'https://is.overseas.hr/tracking/?trackingid='],
  // In the modules of several Croatian shops.
  [/\bbox ?now\b/i, 'https://track.boxnow.hr/?track='],
  // Seen with this parameter in public code.
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  // From memory: not checked.
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
];

/** The page of a carrier about a parcel; null for a carrier that is not known here, and without a number. */
export function trackingAddress(carrier: string, number: string): string | null {
  const bare = number.replaceAll(/\s/g, '');
  const address = addresses.find(([name]) => name.test(carrier))?.[1];
  return address && bare !== '' ? `${address}${encodeURIComponent(bare)}` : null;
}
