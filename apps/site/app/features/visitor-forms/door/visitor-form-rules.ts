import { email, type FormRules, maxLength, required } from '../../../kit/forms/rules.ts';
import type { VisitorFormName } from './send-path.ts';

/** What a form asks for, on both sides. */
export const visitorFormRules: Readonly<Record<VisitorFormName, FormRules>> = {
  newsletter: { email: [required, email] },
  contact: {
    name: [required, maxLength(150)],
    email: [required, email],
    message: [required, maxLength(5000)],
  },
  comment: { name: [maxLength(100)], email: [email], content: [maxLength(5000)] },
  availability: { email: [required, email] },
};
