import type { DeliveryBranch } from '@izlog/contract/ecommerce/delivery';
import { z } from 'zod';

const point = z.object({
  ShortName: z.string().min(1),
  Type: z.number().nullish(),
  Delivery: z.boolean(),
  GeoLat: z.coerce.number().nullish(),
  GeoLong: z.coerce.number().nullish(),
  Address: z.object({
    Name: z.string().nullish(),
    ZipCode: z.coerce.string(),
    Place: z.string(),
    Street: z.string(),
    HouseNumber: z.coerce.string().nullish(),
    CountryPrefix: z.string().nullish(),
  }),
  WorkingHours: z
    .array(z.object({ Type: z.number(), From: z.string().nullish(), Until: z.string().nullish() }))
    .nullish(),
  IsActive: z.boolean(),
});

const list = z.object({ data: z.array(z.unknown()) });

/** Kinds of opening hours in the carrier's numbers, as they are read. */
const days: Record<number, string> = {
  1: 'pon–pet',
  2: 'sub',
  3: 'ned',
  7: 'pon',
  8: 'uto',
  9: 'sri',
  10: 'čet',
  11: 'pet',
  12: 'sub',
};

/**
 * The pick-up points of an answer of Overseas Express (`parcelshops`). Only active ones to which parcels are delivered
 * and whose place makes sense are taken; entries of another shape are left out and counted in `skipped`. A point is
 * known by its ShortName: several stand under one CenterID.
 */
export function readOverseas(answer: unknown): { branches: DeliveryBranch[]; skipped: number } {
  const { data } = list.parse(answer);
  const branches = data.flatMap((entry): DeliveryBranch[] => {
    const parsed = point.safeParse(entry);
    if (!parsed.success || !parsed.data.IsActive || !parsed.data.Delivery) return [];
    const { ShortName, Address, GeoLat, GeoLong, WorkingHours } = parsed.data;
    if (Address.ZipCode.trim() === '' || Address.Place.trim() === '') return [];
    const hasPlace = isInEurope(GeoLat, GeoLong);
    return [
      {
        id: ShortName,
        name: Address.Name?.trim() || ShortName,
        type: 'shop',
        street: [Address.Street, Address.HouseNumber].filter(Boolean).join(' ').trim(),
        zipCode: Address.ZipCode.trim(),
        city: Address.Place.trim(),
        country: (Address.CountryPrefix ?? 'HR').toUpperCase(),
        latitude: hasPlace ? (GeoLat ?? null) : null,
        longitude: hasPlace ? (GeoLong ?? null) : null,
        openingHours: hoursOf(WorkingHours ?? []),
      },
    ];
  });
  return { branches, skipped: data.length - branches.length };
}

function isInEurope(latitude: number | null | undefined, longitude: number | null | undefined): boolean {
  if (latitude == null || longitude == null) return false;
  return latitude > 34 && latitude < 72 && longitude > -25 && longitude < 45;
}

function hoursOf(
  hours: ReadonlyArray<{ Type: number; From?: string | null | undefined; Until?: string | null | undefined }>,
) {
  const lines = hours.flatMap(({ Type, From, Until }) => {
    const day = days[Type];
    return day && From && Until ? [`${day} ${From.slice(0, 5)}–${Until.slice(0, 5)}`] : [];
  });
  return [...new Set(lines)];
}
