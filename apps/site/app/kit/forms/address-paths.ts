/** Fields of an address as the platform and our forms call them. */
const fields = [
  'contactEmail',
  'contactPhone',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'region',
  'country',
] as const;

/** Where the fields of addresses that are sent in a list stand in a form, by the paths of a refusal: `addresses.0.city`. */
export const addressPaths = (prefixes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    prefixes.flatMap((prefix, index) =>
      fields.map((field) => [`addresses.${index}.${field}`, prefix + field] as const),
    ),
  );
