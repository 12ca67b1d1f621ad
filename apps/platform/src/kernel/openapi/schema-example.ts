import type { JsonSchema } from './endpoint-schema.ts';

/** A small value that fits a JSON schema: fields that must be there, with words that show what they are. */
export function schemaExample(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return schemaExample(choices.find((one) => one.type !== 'null') ?? {}, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const needed = (schema.required ?? []).map((key) => [
        key,
        schemaExample(schema.properties?.[key] ?? {}, key),
      ]);
      return Object.fromEntries(needed);
    }
    case 'array':
      return schema.minItems ? [schemaExample(schema.items ?? {}, name)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 0);
    case 'string':
      return textExample(schema, name);
    default:
      return null;
  }
}

const byFormat: Readonly<Record<string, string>> = {
  email: 'ana@example.hr',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://www.example.hr',
  date: '2027-01-31',
  'date-time': '2027-01-31T12:00:00Z',
};
/** Tried in this order where a pattern asks for something. */
const words = ['text', 'HR', 'EUR', 'hrv', '1', '10000', '2027-01-31', '12:00', 'A1', 'aaaaaaaa'];

function textExample({ format = '', pattern, minLength = 0, maxLength }: JsonSchema, name: string): string {
  const fixed = byFormat[format] ?? (/e-?mail|username/i.test(name) ? byFormat.email : undefined);
  if (fixed !== undefined) return fixed;
  const fitting = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const found = words.find((word) => !fitting || fitting.test(word)) ?? 'text';
  return found.padEnd(minLength, found).slice(0, maxLength);
}
