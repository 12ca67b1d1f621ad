import type { JsonSchema } from './endpoint-schema.ts';

/**
 * The schemas of a document by name: every object, however deep it lies, gets one of its own, so that what is generated from
 * the document has a type with a name for it (DOOR-04). What is the same has one name, that of the first place it stands in.
 */
export class NamedSchemas {
  readonly #schemas: Record<string, JsonSchema> = {};
  /** The name of a schema that is known already, by what it says. */
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** The schemas by name, for `components.schemas`. */
  get all(): Readonly<Record<string, JsonSchema>> {
    return this.#schemas;
  }

  /** A schema as it stands in the document: a reference to it by its name, or itself where it is no object. */
  place(schema: JsonSchema, name: string): JsonSchema {
    const { $defs, ...rest } = schema;
    return this.#placed(rest, name, this.#definitions($defs, name));
  }

  /** Recursive schemas refer to definitions of their own document: they get their names before anything refers to them. */
  #definitions(defs: JsonSchema['$defs'], name: string): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    if (!defs) return names;
    const key = JSON.stringify(defs);
    const before = this.#known.get(key);
    // One recursive schema stands in many places: its definitions are the same in each.
    const start = before ?? this.#free(`${name}Part`);
    this.#known.set(key, start);
    for (const [index, one] of Object.keys(defs).entries())
      names.set(one, index === 0 ? start : `${start}${index + 1}`);
    if (before === undefined)
      for (const [one, definition] of Object.entries(defs)) {
        const own = names.get(one) ?? one;
        this.#taken.add(own);
        this.#schemas[own] = this.#inside(definition, own, names);
      }
    return names;
  }

  #placed(schema: JsonSchema, name: string, names: ReadonlyMap<string, string>): JsonSchema {
    const inside = this.#inside(schema, name, names);
    if (!inside.properties) return inside;
    // What is said of a field stays with the field: the same shape is meant elsewhere.
    const { description, default: usual, ...shape } = inside;
    const key = JSON.stringify(shape);
    const known = this.#known.get(key);
    const own = known ?? this.#free(name);
    if (known === undefined) {
      this.#known.set(key, own);
      this.#schemas[own] = shape;
    }
    return {
      $ref: `#/components/schemas/${own}`,
      ...(description !== undefined && { description }),
      ...(usual !== undefined && { default: usual }),
    };
  }

  /** The same schema with everything in it in its place. */
  #inside(schema: JsonSchema, name: string, names: ReadonlyMap<string, string>): JsonSchema {
    const placed = { ...schema };
    if (schema.$ref) placed.$ref = refOf(schema.$ref, names);
    if (schema.properties)
      placed.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, one]) => [
          key,
          this.#placed(one, name + pascal(key), names),
        ]),
      );
    if (schema.items) placed.items = this.#placed(schema.items, one(name), names);
    if (schema.prefixItems)
      placed.prefixItems = schema.prefixItems.map((each, at) =>
        this.#placed(each, `${name}${at + 1}`, names),
      );
    if (typeof schema.additionalProperties === 'object')
      placed.additionalProperties = this.#placed(schema.additionalProperties, one(name), names);
    for (const list of ['anyOf', 'oneOf', 'allOf'] as const) {
      const options = schema[list];
      if (!options) continue;
      // Several patterns of one text: a generator that looks at each by itself has to know that it is one.
      if (list === 'allOf' && schema.type !== undefined) {
        placed.allOf = options.map((each) => ({ type: schema.type, ...each }));
        continue;
      }
      const objects = options.filter((each) => each.properties).length;
      placed[list] = options.map((each, at) =>
        this.#placed(each, objects > 1 ? name + (kindOf(each) || at + 1) : name, names),
      );
    }
    return placed;
  }

  #free(name: string): string {
    let own = name;
    for (let more = 2; this.#taken.has(own); more++) own = `${name}${more}`;
    this.#taken.add(own);
    return own;
  }
}

function refOf(ref: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(/^#\/\$defs\/(.+)$/.exec(ref)?.[1] ?? '');
  return name === undefined ? ref : `#/components/schemas/${name}`;
}

/** What tells one of several shapes from the others: `kind: "sale"` makes `Sale`. */
function kindOf({ properties = {} }: JsonSchema): string {
  const fixed = Object.values(properties).find((each) => typeof each.const === 'string');
  return fixed ? pascal(String(fixed.const)) : '';
}

/** One of several: `records` are each a `Record`, `boxes` a `Box`. */
const one = (name: string): string => {
  const plural = endings.find(([ending]) => ending.test(name));
  return plural ? name.replace(...plural) : `${name}Item`;
};

const endings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ies$/, 'y'],
  [/(x|ch|sh|ss)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** Words in one, each with a capital letter. */
export const pascal = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
