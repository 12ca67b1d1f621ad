import '#site/kit/forms/forms.css';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ContentForm } from '../door/content-form.tsx';
import { loadContentForm, sendContentForm } from '../door/send-content-form.server.ts';
import type { Route } from './+types/send-form';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.content.title },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(loadContentForm(context.get(siteContext), idOf(params.id)));

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendContentForm(context.get(siteContext), idOf(params.id), await readForm(request));
}

export const clientAction = sayWhenOffline;

/** Where a form of content comes back to when there are no scripts, with its errors or its thanks (CMS-047). */
export default function SendForm({ loaderData: { content, consents } }: Route.ComponentProps) {
  return (
    <div className="container section stack stack--lg">
      <h1>{content.title}</h1>
      <ContentForm content={content} consents={consents} />
    </div>
  );
}

function idOf(text: string | undefined): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}
