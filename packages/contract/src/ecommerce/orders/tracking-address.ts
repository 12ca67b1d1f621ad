/** Where carriers show the way of a parcel, by a word of their name; the number goes to the end. */
const addresses: readonly (readonly [name: RegExp, address: string])[] = [
  [/\bgls\b/i, 'https://gls-group.com/HR/hr/pracenje-posiljke?match='],
  [/\bdpd\b/i, 'https://tracking.dpd.de/status/en_US/parcel/'],
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
];

/** The page of a carrier about a parcel; null for a carrier that is not known here, and without a number. */
export function trackingAddress(carrier: string, number: string): string | null {
  const bare = number.replaceAll(/\s/g, '');
  const address = addresses.find(([name]) => name.test(carrier))?.[1];
  return address && bare !== '' ? `${address}${encodeURIComponent(bare)}` : null;
}
