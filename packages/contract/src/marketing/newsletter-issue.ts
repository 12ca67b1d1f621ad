import { z } from 'zod';
import { Rich } from '../cms/content/rich.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

const access = { staff: 'marketing.edit' } as const;
const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** How far an issue is: being written, on its way, on its way no more, with everybody. */
export const issueStates = ['draft', 'sending', 'stopped', 'sent'] as const;

/** What an issue says. */
export const issueWords = {
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/)
    .describe('One line.'),
  preheader: z.string().trim().max(200).default('').describe('What mail programs show beside the subject.'),
  body: z
    .string()
    .trim()
    .max(20_000)
    .default('')
    .describe(
      'Blocks with empty lines between; `## ` before a heading, `- ` before each line of a list. With `rich` its words.',
    ),
  rich: Rich.nullable()
    .default(null)
    .describe(
      'The text with links, emphasis and pictures; it counts instead of `body`, which is made of it.',
    ),
  buttonLabel: z.string().trim().max(100).default(''),
  buttonUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).default(''),
};
const audience = {
  language: z.string().length(3).nullable().default(null).describe('Only subscribers of this language.'),
  segmentId: id
    .nullable()
    .default(null)
    .describe('Only subscribers who are in this segment when it is sent.'),
};

const issue = z.object({
  id: z.int(),
  ...issueWords,
  language: z.string().nullable(),
  segmentId: z.int().nullable(),
  segmentName: z.string().nullable(),
  state: z.enum(issueStates),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  recipients: z.int().describe('To whom it has gone or is going: mails in the outbox, each address once.'),
  sent: z.int(),
  failed: z.int(),
  left: z.int().describe('Who ended the newsletter after this issue and before another.'),
  createdAt: z.iso.datetime(),
  revision: z.string().describe('Of what staff can change; sent back with a save.'),
});
export type NewsletterIssue = z.infer<typeof issue>;

/** Issues of the newsletter, the newest first. */
export const filterIssues = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/newsletter/issue/filter',
  summary: 'Lists the issues of the newsletter with what became of them. Opens are not counted.',
  access,
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of a subject.'),
    state: z.enum(issueStates).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(issue), pagination }),
});

/** An issue, with how many would get it now. */
export const getIssue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/newsletter/issue/get/{id}',
  summary: 'Answers an issue of the newsletter, and how many would get it now.',
  access,
  params: z.object({ id }),
  answer: issue.extend({ audience: z.int().describe('Confirmed subscribers it is for at the moment.') }),
  refusals: ['notFound'],
});

/** Saves an issue while it is a draft. */
export const saveIssue = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/marketing/newsletter/issue/save',
  summary: 'Adds an issue of the newsletter, or saves over a draft.',
  access,
  body: z.object({
    id: z.int().min(1).max(2_147_483_647).nullable().default(null).describe('Null adds one.'),
    revision: z.string().max(1000).optional().describe('What it was when it was read.'),
    ...issueWords,
    ...audience,
  }),
  answer: issue,
  refusals: ['notFound', 'validationFailed', 'recordChanged', 'recordInUse'],
});

const ofIssue = { access, params: z.object({ id }) } as const;

/** Sends an issue to anyone who asks, and to nobody else. */
export const testIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/issue/test/{id}',
  summary: 'Sends an issue to the caller alone, to be looked at.',
  ...ofIssue,
  answer: z.object({ recipient: z.string() }),
  refusals: ['notFound', 'tooManyRequests'],
});

/** Sends an issue to its subscribers, or goes on with one that was stopped. */
export const sendIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/issue/send/{id}',
  summary: 'Sends an issue in the background, to each confirmed subscriber it is for once.',
  ...ofIssue,
  answer: z.object({ recipients: z.int() }),
  refusals: ['notFound', 'recordInUse', 'validationFailed'],
});

/** Stops an issue: who has no mail yet gets none. */
export const stopIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/issue/stop/{id}',
  summary: 'Stops an issue that is being sent; it may go on later.',
  ...ofIssue,
  answer: z.object({}),
  refusals: ['notFound'],
});

/** Removes a draft; what was sent stays. */
export const deleteIssue = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/marketing/newsletter/issue/delete/{id}',
  summary: 'Removes an issue that was never sent.',
  ...ofIssue,
  answer: z.object({}),
  refusals: ['notFound', 'recordInUse'],
});
