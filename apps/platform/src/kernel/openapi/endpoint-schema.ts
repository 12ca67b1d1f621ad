import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { z } from 'zod';

/** A JSON schema as zod writes it, as far as the API page and the OpenAPI document look into it. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The JSON schema of what is sent (`input`) or answered (`output`), without the bounds that every whole number has. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return rest as JsonSchema;
}

/** The service an endpoint is listed under: `ecommerce` of `/api/v2/ecommerce/cart/get/{id}`. */
export function serviceOf({ path }: AnyEndpoint): string {
  const part = path.split('/')[3] ?? '';
  return part.startsWith('{') ? (path.split('/').at(-1) ?? '') : part;
}

/** Names an operation in one word; the same on the API page and in the OpenAPI document. */
export function operationIdOf({ method, path }: AnyEndpoint): string {
  const words = path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase());
  return method.toLowerCase() + words;
}
