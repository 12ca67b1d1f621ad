import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** What of the definitions of schemas is looked at. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  catchall?: Schema;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  items?: readonly Schema[];
  options?: readonly Schema[];
  in?: Schema;
  out?: Schema;
  left?: Schema;
  right?: Schema;
  getter?: () => Schema;
}

/** A value without what its schema has no field for, and the paths of what was left out. */
export interface KnownPart {
  known: unknown;
  unknown: readonly Path[];
}

/**
 * Parts a value into the fields that a schema has, however deep they lie, and those it has not. A schema that takes any
 * further fields has all of them; of several that a value may be, the first that takes it counts.
 */
export function knownPartOf(schema: Schema, value: unknown, path: Path = []): KnownPart {
  const whole = { known: value, unknown: [] };
  if (typeof value !== 'object' || value === null) return whole;
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.getter?.();
  if (inner) return knownPartOf(inner, value, path);
  if (def.type === 'pipe') {
    const read = def.in && typeOf(def.in) !== 'transform' ? def.in : def.out;
    return read ? knownPartOf(read, value, path) : whole;
  }
  if (def.options) return optionOf(def.options, value, path);
  if (def.left && def.right)
    return both(knownPartOf(def.left, value, path), knownPartOf(def.right, value, path));
  if (Array.isArray(value)) {
    const at = (place: number) => def.element ?? def.items?.[place];
    return joined(
      value.map((one, place) => partOf(at(place), one, [...path, place])),
      (parts) => parts,
    );
  }
  if (def.valueType) {
    const { valueType } = def;
    return ofEntries(value, path, () => valueType);
  }
  if (!def.shape) return whole;
  const { shape, catchall } = def;
  // A strict object has one that nothing fits.
  const isOpen = catchall !== undefined && typeOf(catchall) !== 'never';
  return ofEntries(value, path, (name) =>
    Object.hasOwn(shape, name) ? shape[name] : isOpen ? 'any' : undefined,
  );
}

const typeOf = (schema: Schema): string => (schema._zod.def as { type: string }).type;

const partOf = (schema: Schema | undefined, value: unknown, path: Path): KnownPart =>
  schema ? knownPartOf(schema, value, path) : { known: value, unknown: [] };

function ofEntries(
  value: object,
  path: Path,
  schemaOf: (name: string) => Schema | 'any' | undefined,
): KnownPart {
  const unknown: Path[] = [];
  const known: [string, unknown][] = [];
  for (const [name, one] of Object.entries(value)) {
    const schema = schemaOf(name);
    if (schema === undefined) {
      unknown.push([...path, name]);
      continue;
    }
    const part = partOf(schema === 'any' ? undefined : schema, one, [...path, name]);
    known.push([name, part.known]);
    unknown.push(...part.unknown);
  }
  return { known: Object.fromEntries(known), unknown };
}

const joined = (parts: readonly KnownPart[], make: (known: unknown[]) => unknown): KnownPart => ({
  known: make(parts.map(({ known }) => known)),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

/** As the schema itself reads it; of a value that none takes, the one that knows most of it. */
function optionOf(options: readonly Schema[], value: unknown, path: Path): KnownPart {
  const taken = options.find((one) => 'safeParse' in one && (one as z.ZodType).safeParse(value).success);
  if (taken) return knownPartOf(taken, value, path);
  const parts = options.map((one) => knownPartOf(one, value, path));
  return parts.reduce((best, part) => (part.unknown.length < best.unknown.length ? part : best));
}

/** What neither of two schemas knows, that a value has to be both of. */
function both(left: KnownPart, right: KnownPart): KnownPart {
  const other = new Set(right.unknown.map(String));
  return {
    known: { ...Object(left.known), ...Object(right.known) },
    unknown: left.unknown.filter((path) => other.has(String(path))),
  };
}
