import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Element } from './element.ts';

/** The layout elements with the given handlers in the language of the request (CMS-001); unknown handlers are left out. */
export const elementGetByHandlers = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/element/getByHandlers',
  summary: 'Answers layout elements by their handlers; header, footer and cookie stand for the long names.',
  access: 'visitor',
  reads: true,
  cache: ['element', ...ofContent],
  body: z.object({ handlers: z.array(z.string().min(1).max(60)).min(1).max(50) }),
  answer: z.object({ elements: z.array(Element) }),
});
