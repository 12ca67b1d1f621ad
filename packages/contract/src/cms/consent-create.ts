import { defineEndpoint } from '../endpoint.ts';
import { ConsentAssignment } from '../gdpr/consent.ts';

/** Says which consents a form asks for (CMS-039); replaces what was assigned to it. */
export const consentCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/consent/create',
  summary: 'Assigns consents to a form type; what was assigned before is replaced.',
  access: { staff: 'content.edit' },
  body: ConsentAssignment,
  answer: ConsentAssignment,
  refusals: ['validationFailed'],
});
