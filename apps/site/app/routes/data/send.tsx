import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import '#site/kit/forms/forms.css';
import { CommentForm } from '#site/features/comments/door/comment-form.tsx';
import { loadCommentOptions } from '#site/features/comments/door/load-comments.server.ts';
import { AvailabilityForm } from '#site/features/visitor-forms/door/availability-form.tsx';
import { targetOf } from '#site/features/visitor-forms/door/comment-target.ts';
import { ContactForm } from '#site/features/visitor-forms/door/contact-form.tsx';
import { NewsletterForm } from '#site/features/visitor-forms/door/newsletter-form.tsx';
import { type VisitorFormName, visitorFormNames } from '#site/features/visitor-forms/door/send-path.ts';
import { consentsOf, sendVisitorForm } from '#site/features/visitor-forms/door/send-visitor-form.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/send';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** What a form that came back is about stands in the form, and for anyone who opens the address, in the address. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const name = nameOf(params.letter);
  const formType = consentsOf[name];
  const consents = formType ? await loadFormConsents(site, formType) : undefined;
  const { messages, locale } = catalogueOf(site.language.code2);
  const sent = request.method === 'POST' ? await readForm(request) : new FormData();
  const read = (field: string) => textField(sent, field) || (url.searchParams.get(field) ?? '');
  const target = name === 'comment' ? targetOf(read) : undefined;
  if (name === 'comment' && !target) throw notFound();
  const product = Number(read('product'));
  if (name === 'availability' && !(Number.isSafeInteger(product) && product > 0)) throw notFound();
  return {
    name,
    title: textOf(messages, locale, titles[name]),
    consents: consents && !consents.errored ? consents.data : null,
    target,
    product,
    options: target ? await loadCommentOptions(site, target.entity_type) : undefined,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const name = nameOf(params.letter);
  return sendVisitorForm(context.get(siteContext), name, await readForm(request));
}

export const clientAction = sayWhenOffline;

/** Where a form of content comes back to when there are no scripts, with its errors or its thanks. */
export default function Send({ loaderData }: Route.ComponentProps) {
  const { name, title, consents, target, product, options } = loaderData;
  const { t } = useText();
  return (
    <div className="container section stack stack--lg">
      <h1>{title || t('contact.title')}</h1>
      {name === 'newsletter' ? <NewsletterForm consents={consents} /> : null}
      {name === 'contact' ? <ContactForm consents={consents} /> : null}
      {name === 'availability' ? <AvailabilityForm product={product} consents={consents} /> : null}
      {name === 'comment' && target && options ? <CommentForm target={target} options={options} /> : null}
    </div>
  );
}

const titles = {
  newsletter: 'newsletter.title',
  contact: 'contact.title',
  comment: 'comments.write',
  availability: 'availability.title',
} as const satisfies Record<VisitorFormName, string>;

function nameOf(letter: string | undefined): VisitorFormName {
  const name = visitorFormNames.find((one) => one === letter);
  if (!name) throw notFound();
  return name;
}
