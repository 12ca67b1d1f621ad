import { outcomeOf } from '@izlog/contract/client';
import {
  commentDelete,
  commentGet,
  commentPublish,
  commentReply,
} from '@izlog/contract/cms/comments/comment-moderate';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { CommentView } from './comments-view.ts';
import { mostStars } from './door/load-comments.server.ts';

/** One comment by the id of an address; 404 for any other. */
export async function loadComment(site: SiteContext, id: string): Promise<CommentView> {
  const [comment, stars] = await Promise.all([
    orNotFound(site.call(commentGet, { id: idOf(id) })),
    mostStars(site),
  ]);
  return { comment, stars };
}

/** Handles what staff do to one comment: it is let or refused, answered, or goes. */
export async function takeComment(site: SiteContext, address: string, form: FormData) {
  const id = idOf(address);
  const read = reader(form);
  const name = read('form');
  const call = ownCall(site);
  const outcome = await outcomeOf<unknown>(
    name === 'state'
      ? call(commentPublish, { id, published: read('act') === 'approve' })
      : name === 'reply'
        ? call(commentReply, { id, content: read('content').trim().slice(0, 5000) })
        : name === 'delete'
          ? call(commentDelete, { id })
          : Promise.reject(data(null, { status: 400 })),
  );
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  const [route, params] =
    name === 'delete' ? (['adminComments', {}] as const) : (['adminComment', { id: address }] as const);
  return redirect(pathTo(route, params, site.language), { status: 303 });
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}
