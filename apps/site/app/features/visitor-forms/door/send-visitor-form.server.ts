import { type CallError, outcomeOf } from '@izlog/contract/client';
import { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import { contactAdmin } from '@izlog/contract/cms/forms/contact-admin';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import { availabilitySubscribe } from '@izlog/contract/marketing/availability-subscribe';
import { newsletterSubscribe } from '@izlog/contract/marketing/newsletter-subscribe';
import { data } from 'react-router';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { refusedByPlatform, sentCaptcha } from '#site/kit/captcha/sent-captcha.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { targetOf } from './comment-target.ts';
import type { VisitorFormName } from './send-path.ts';
import { visitorFormRules } from './visitor-form-rules.ts';

/** Whose consents a form asks for; comments ask for none. */
export const consentsOf: Readonly<Record<VisitorFormName, FormType | undefined>> = {
  newsletter: 'newsletter',
  contact: 'contactForm',
  comment: undefined,
  availability: 'productAvailabilityForm',
};

type Sent = { errored: false; data: ToastName } | { errored: true; error: CallError };

/**
 * Sends a form of content on to the platform: fields are looked at first, then the consents (GDPR-007), then it goes, with
 * the captcha. Consents are logged by the platform with what they belong to, or not at all (GDPR-012).
 */
export async function sendVisitorForm(context: SiteContext, name: VisitorFormName, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(visitorFormRules[name], read);
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const formType = consentsOf[name];
  const asked = formType ? await loadFormConsents(context, formType) : { errored: false as const, data: [] };
  if (asked.errored) return refusedForm(context, name, form, asked.error);
  const consents = acceptedConsents(form, asked.data);
  if (missesConsent(asked.data, consents)) {
    const key = 'core.notifications.consentRequired';
    const answer: FormAnswer = {
      form: name,
      faults: { consents: { key } },
      alerts: [key],
      typed: typedFields(form),
    };
    return data(answer, { status: 400 });
  }
  const sent = await send[name](context, read, { consents, ...sentCaptcha(form) });
  if (sent.errored) return refusedByPlatform(context, name, form, sent.error, refusedFields);
  return data<FormAnswer>({ form: name, done: [sent.data] });
}

/** Which of our fields the platform means. */
const refusedFields = {
  'author.name': 'name',
  'author.email': 'email',
  'code:ALREADY_SUBSCRIBED_TO_NEWSLETTER': 'email',
  'code:SEND_CONTENT_OR_RATING': 'content',
  'code:COMMENT_TO_RATE': 'content',
  'code:RATE_TO_COMMENT': 'rating',
  'code:CONSENT_REQUIRED': 'consents',
};

type More = { consents: string[] } & ReturnType<typeof sentCaptcha>;

const send: Record<VisitorFormName, (context: SiteContext, read: ReadField, more: More) => Promise<Sent>> = {
  newsletter: ({ call }, read, more) =>
    saying('newsletterAsked', call(newsletterSubscribe, { email: read('email'), ...more })),
  contact: ({ call }, read, more) =>
    saying(
      'contactSent',
      call(contactAdmin, {
        name: read('name'),
        email: read('email'),
        message: read('message'),
        ...more,
      }),
    ),
  availability: ({ call }, read, more) => {
    const product = Number(read('product'));
    if (!Number.isSafeInteger(product) || product < 1) throw notFound();
    return saying(
      'availabilityAsked',
      call(availabilitySubscribe, { product, email: read('email'), ...more }),
    );
  },
  comment: async ({ call }, read, { recaptcha }) => {
    const target = targetOf(read);
    if (!target) throw notFound();
    const rating = read('rating') === '' ? null : Number(read('rating'));
    const author = { name: read('name'), email: read('email') };
    const outcome = await outcomeOf(
      call(commentCreate, {
        ...target,
        content: read('content'),
        rating,
        ...(author.name.trim() || author.email.trim() ? { author } : {}),
        recaptcha,
      }),
    );
    if (outcome.errored) return outcome;
    return { errored: false, data: outcome.data.published ? 'commentPublished' : 'commentPending' };
  },
};

async function saying(toast: ToastName, calling: Promise<unknown>): Promise<Sent> {
  const outcome = await outcomeOf(calling);
  return outcome.errored ? outcome : { errored: false, data: toast };
}
