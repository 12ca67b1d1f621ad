import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Element, elementChanges } from './element.ts';

/** Stores an element for the language of the request (CMS-005). An element of that handler gets the language as a translation. */
export const elementCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/element/create',
  summary: 'Stores a new layout element for the current language.',
  access: { staff: 'content.publish' },
  body: z.object({
    ...elementChanges,
    handler: z.string().min(1).max(60),
    title: z.string().min(1).max(300),
  }),
  answer: Element,
  refusals: ['languageUnknown', 'contentConflict', 'sectionUnknown'],
});
