import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Element, elementChanges } from './element.ts';

/** Changes the given fields of an element in the language of the request (CMS-006). */
export const elementUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/element/update/{id}',
  summary: 'Changes a layout element in the current language; fields that are not sent stay.',
  access: { staff: 'content.publish' },
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object(elementChanges),
  answer: Element,
  refusals: ['notFound', 'languageUnknown', 'contentConflict', 'sectionUnknown'],
});
