import type { Tool } from './describe-tool.ts';

const text = (description: string, maxLength: number) => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength,
});
const hints = (readOnlyHint: boolean) => ({ readOnlyHint, destructiveHint: false, openWorldHint: false });

/** Tools that are no endpoint: they find all others, call them, and tell what became of a proposal. */
export const ownTools: readonly Tool[] = [
  {
    name: 'find_calls',
    title: 'find calls',
    description:
      'Finds calls of the shop that are no tool of their own, by words in English. Answers each with its fields, its rights, and whether it reads, becomes a proposal, or is left to people.',
    inputSchema: {
      type: 'object',
      properties: { words: text('What the call is about, such as “coupon create”.', 200) },
      required: ['words'],
      additionalProperties: false,
    },
    annotations: hints(true),
  },
  {
    name: 'call',
    title: 'call',
    description:
      'Makes a call that find_calls answered: what reads is answered, what would change something becomes a proposal.',
    inputSchema: {
      type: 'object',
      properties: {
        call: text('Method and path as find_calls says them: “GET /api/v1/product/tag/filter”.', 200),
        input: { type: 'object', description: 'Its fields, by the schema that find_calls answered.' },
      },
      required: ['call'],
      additionalProperties: false,
    },
    annotations: hints(false),
  },
  {
    name: 'apply_proposal',
    title: 'apply proposal',
    description:
      'Does a proposal of yours at once, in place of a person: only where your key was given the right to write it. Where the shop changed since, nothing is done: look at get_proposal and apply it again.',
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, description: 'The number that the proposal was given.' },
        madeAt: text('When what it changes was last worked out, as the proposal says it.', 40),
      },
      required: ['id', 'madeAt'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
  },
  {
    name: 'get_proposal',
    title: 'get proposal',
    description:
      'Tells how a proposal of yours stands: waiting, approved, refused with a word for you, taken back, or over.',
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, description: 'The number that the proposal was given.' },
      },
      required: ['id'],
      additionalProperties: false,
    },
    annotations: hints(true),
  },
];
