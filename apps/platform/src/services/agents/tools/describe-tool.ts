import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { longestTitle } from '@izlog/contract/user/proposals/proposal-states';
import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#platform/kernel/openapi/endpoint-schema.ts';
import { wayOf } from '../proposals/agent-calls.ts';

/** A tool as agents are told of it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; [key: string]: unknown };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
}

/** The field in which an agent says what a proposal is about. */
export const titleField = 'proposalTitle';
const proposalTitle = z
  .string()
  .trim()
  .min(1)
  .max(longestTitle)
  .describe('What you propose, in one line, in the language of the shop: the person who decides reads it.');

/** An endpoint as a tool: its sentence, its rights and the fields of all its parts. */
export function describeTool(name: string, endpoint: AnyEndpoint): Tool {
  const isProposal = wayOf(endpoint) === 'propose';
  return {
    name,
    title: name.replaceAll('_', ' '),
    description: [
      endpoint.summary,
      isProposal ? 'Nothing is changed: it becomes a proposal, which a person approves or refuses.' : '',
      neededBy(endpoint),
    ]
      .filter(Boolean)
      .join(' '),
    inputSchema: schemaOf(endpoint),
    annotations: { readOnlyHint: !isProposal, destructiveHint: false, openWorldHint: false },
  };
}

/** Which rights an endpoint asks for, in a sentence; nothing where every key opens it. */
export function neededBy({ access }: AnyEndpoint): string {
  const needed = permissionsOf(access);
  return needed.length > 0 ? `Needs ${needed.join(' or ')}.` : '';
}

/** The fields of an endpoint, however they are sent; their names never overlap. */
export const fieldsOf = ({ params, query, body }: AnyEndpoint): Record<string, z.ZodType> => ({
  ...params?.shape,
  ...query?.shape,
  ...body?.shape,
});

/** The schema of what an agent sends; a proposal has a title besides. */
export function schemaOf(endpoint: AnyEndpoint): Tool['inputSchema'] {
  const isProposal = wayOf(endpoint) === 'propose';
  const schema: JsonSchema = jsonSchemaOf(
    z.object({ ...fieldsOf(endpoint), ...(isProposal && { [titleField]: proposalTitle }) }),
    'input',
  );
  return { ...schema, type: 'object', additionalProperties: false };
}
