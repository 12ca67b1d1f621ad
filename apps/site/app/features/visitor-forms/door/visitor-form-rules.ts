import {
  commentLength,
  commentNameLength,
  senderMessageLength,
  senderNameLength,
} from '@izlog/contract/field-lengths';
import { email, type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';
import type { VisitorFormName } from './send-path.ts';

/** What a form asks for, on both sides. */
export const visitorFormRules: Readonly<Record<VisitorFormName, FormRules>> = {
  newsletter: { email: [required, email] },
  contact: {
    name: [required, maxLength(senderNameLength)],
    email: [required, email],
    message: [required, maxLength(senderMessageLength)],
  },
  comment: { name: [maxLength(commentNameLength)], email: [email], content: [maxLength(commentLength)] },
  availability: { email: [required, email] },
};
