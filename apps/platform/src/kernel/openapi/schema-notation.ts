import type { JsonSchema } from './endpoint-schema.ts';

/**
 * A JSON schema as people write types: `{ "name"?: string  // 1 to 200 characters }`. Shapes that contain themselves are
 * named and follow below.
 */
export function schemaNotation(schema: JsonSchema): string {
  const shapes = Object.entries(schema.$defs ?? {});
  return [
    typeOf(schema, ''),
    ...shapes.map(([name, shape]) => `${shapeName(name)} = ${typeOf(shape, '')}`),
  ].join('\n\n');
}

function typeOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref !== undefined) return shapeName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return listOf(schema, indent);
  if (schema.type === 'object') return objectOf(schema, indent);
  return schema.type ?? 'any';
}

function listOf({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`;
  const item = items ? typeOf(items, indent) : 'any';
  return /^[\w"]+$/.test(item) || (item.startsWith('{') && !items?.anyOf && !items?.oneOf)
    ? `${item}[]`
    : `(${item})[]`;
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return commented(`${inner}${JSON.stringify(name)}${mark}: ${typeOf(field, inner)}`, remarkOf(field));
  });
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    lines.push(
      commented(`${inner}[key]: ${typeOf(additionalProperties, inner)}`, remarkOf(additionalProperties)),
    );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** The remark stands at the end of the first line. */
function commented(text: string, remark: string): string {
  if (remark === '') return text;
  const [first = '', ...rest] = text.split('\n');
  return [`${first}  // ${remark}`, ...rest].join('\n');
}

/** What the type alone does not say. */
function remarkOf(schema: JsonSchema): string {
  const inner = schema.anyOf?.find((one) => one.type !== 'null') ?? schema;
  const parts = [
    schema.description,
    inner.format,
    range(inner.minLength, inner.maxLength, 'characters'),
    range(inner.minItems, inner.maxItems, 'entries'),
    range(inner.minimum ?? inner.exclusiveMinimum, inner.maximum),
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ];
  const described = parts.filter((part) => part !== undefined && part !== '');
  return described
    .map((part, index) => (index < described.length - 1 ? part?.replace(/\.$/, '') : part))
    .join('; ');
}

function range(least: number | undefined, most: number | undefined, what = ''): string | undefined {
  const unit = what && ` ${what}`;
  if (least !== undefined && most !== undefined)
    return least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least ? `at least ${least}${unit}` : undefined;
}

/** zod calls them `__schema0`, and the whole `#`. */
function shapeName(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  if (name === '#') return 'This';
  return name.replace(/^__schema(\d+)$/, (_, number: string) => `Shape${Number(number) + 1}`);
}
