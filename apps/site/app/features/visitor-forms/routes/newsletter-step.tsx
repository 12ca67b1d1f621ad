import { outcomeOf } from '@izlog/contract/client';
import { newsletterConfirm } from '@izlog/contract/marketing/newsletter-confirm';
import { newsletterUnsubscribe } from '@izlog/contract/marketing/newsletter-unsubscribe';
import { data } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { type NewsletterStep, NewsletterStepForm } from '../newsletter-step-form.tsx';
import type { Route } from './+types/newsletter-step';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context, params, url }: Route.LoaderArgs) {
  const step = stepOf(params.step);
  const token = url.searchParams.get('token') ?? '';
  if (token === '') throw notFound();
  const { messages, locale } = catalogueOf(context.get(siteContext).language.code2);
  const title = textOf(
    messages,
    locale,
    step === 'confirm' ? 'newsletter.confirmTitle' : 'newsletter.leaveTitle',
  );
  return { step, token, title };
}

/** Confirms or ends a subscription with the token of a mail; a spent or wrong one is reported. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { call, language } = context.get(siteContext);
  const step = stepOf(params.step);
  const token = textField(await readForm(request), 'token');
  const outcome = await outcomeOf<unknown>(
    step === 'confirm' ? call(newsletterConfirm, { token }) : call(newsletterUnsubscribe, { token }),
  );
  if (!outcome.errored) {
    return data<FormAnswer>({
      form: step,
      done: [step === 'confirm' ? 'newsletterConfirmed' : 'newsletterLeft'],
    });
  }
  const { messages, locale } = catalogueOf(language.code2);
  const isWrong = outcome.error.code === 'TOKEN_INVALID' || outcome.error.status === 400;
  const refusal = textOf(messages, locale, isWrong ? 'newsletter.linkInvalid' : 'error.somethingWentWrong');
  return data<FormAnswer>({ form: step, refusal }, { status: isWrong ? 400 : 503 });
}

export const clientAction = sayWhenOffline;

export default function NewsletterStepScreen({ loaderData: { step, token, title } }: Route.ComponentProps) {
  return (
    <div className="container section stack stack--lg">
      <h1>{title}</h1>
      <NewsletterStepForm step={step} token={token} />
    </div>
  );
}

function stepOf(step: string | undefined): NewsletterStep {
  if (step !== 'confirm' && step !== 'unsubscribe') throw notFound();
  return step;
}
