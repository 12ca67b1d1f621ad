/** The three things that a seller writes on the official durability label. */
export const labelFields = ['years', 'brand', 'model'] as const;
export type LabelField = (typeof labelFields)[number];

/** Where one of them stands: its middle, its line and the height of its letters, in percent of the width and height of the file. */
export interface LabelPlace {
  x: number;
  y: number;
  height: number;
}

/**
 * Reads the places as an option has them, `years 50 40 12; brand 50 70 6; model 50 80 6`: each field once, with its middle,
 * its line and the height of its letters in percent. Undefined for anything else.
 */
export function readPlaces(text: string): Record<LabelField, LabelPlace> | undefined {
  const found = new Map<string, LabelPlace>();
  for (const part of text.split(';').map((one) => one.trim())) {
    const [name = '', ...numbers] = part.split(/\s+/);
    const [x, y, height] = numbers.map(Number);
    const isWhole = numbers.length === 3 && numbers.every((one) => /^\d{1,3}(\.\d{1,2})?$/.test(one));
    if (!isWhole || x === undefined || y === undefined || height === undefined) return undefined;
    if (x > 100 || y > 100 || height < 1 || height > 50 || found.has(name)) return undefined;
    found.set(name, { x, y, height });
  }
  const [years, brand, model] = labelFields.map((name) => found.get(name));
  return years && brand && model && found.size === labelFields.length ? { years, brand, model } : undefined;
}
