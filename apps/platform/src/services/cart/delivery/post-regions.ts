/** Croatian post regions: the first two digits of a postcode, with the latitude and longitude of the town they begin with. */
const regions = {
  10: [45.81, 15.98],
  20: [42.65, 18.09],
  21: [43.51, 16.44],
  22: [43.73, 15.9],
  23: [44.12, 15.23],
  31: [45.55, 18.69],
  32: [45.29, 18.8],
  33: [45.83, 17.38],
  34: [45.34, 17.68],
  35: [45.16, 18.02],
  40: [46.38, 16.43],
  42: [46.31, 16.34],
  43: [45.9, 16.84],
  44: [45.47, 16.37],
  47: [45.49, 15.55],
  48: [46.16, 16.83],
  49: [46.16, 15.88],
  51: [45.33, 14.44],
  52: [45.24, 13.94],
  53: [44.55, 15.37],
} as const satisfies Record<number, readonly [number, number]>;

type Place = readonly [latitude: number, longitude: number];

/** Regions as they lie around that of a Croatian postcode, nearest first; only its own where it is none of Croatia. */
export function regionsAround(zipCode: string): string[] {
  const own = zipCode.slice(0, 2);
  const places = new Map<string, Place>(Object.entries(regions));
  const here = places.get(own);
  if (!here || zipCode.length !== 5) return [own];
  return [...places]
    .toSorted(([, a], [, b]) => squareTo(here, a) - squareTo(here, b))
    .map(([region]) => region);
}

/** Squares of distances, in degrees of latitude: enough to order by within one country. */
function squareTo([latitude, longitude]: Place, [otherLatitude, otherLongitude]: Place): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return (latitude - otherLatitude) ** 2 + ((longitude - otherLongitude) * narrowing) ** 2;
}
