import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const folder = join(import.meta.dirname, '../../../../shared/data/agents/ucp/schemas');
const base = 'https://ucp.dev/schemas/';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(folder, name), 'utf8')));

const schemas = {
  profile: 'profile.json#/$defs/business_schema',
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  cart: 'shopping/cart.json',
  error: 'common/types/error_response.json',
} as const;

/** What an answer lacks by the published schemas of the protocol, read by a validator that is not ours; nothing when all is well. */
export function faultsOf(kind: keyof typeof schemas, answer: unknown): string[] {
  const validate = ajv.getSchema(base + schemas[kind]);
  if (!validate) throw new Error(`There is no schema ${schemas[kind]}`);
  validate(answer);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
