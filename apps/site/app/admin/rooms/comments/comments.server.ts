import { outcomeOf } from '@izlog/contract/client';
import {
  commentBulk,
  commentDelete,
  commentGet,
  commentPublish,
  commentReply,
} from '@izlog/contract/cms/comments/comment-moderate';
import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import { data, redirect } from 'react-router';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { takeBulk } from '#site/admin/record/take-bulk.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { CommentsList, CommentView } from './comments-view.ts';

/** A page of the comments; one narrows them by as many stars as the shop gives. */
export async function loadComments(site: SiteContext, url: URL): Promise<CommentsList> {
  const [view, stars] = await Promise.all([loadList(site, url, commentResource), mostStars(site)]);
  const filters = view.filters.map((filter) =>
    filter.name === 'rating'
      ? { ...filter, choices: filter.choices?.filter((one) => Number(one) <= stars) }
      : filter,
  );
  return { ...view, filters };
}

/** Approves, refuses or deletes the comments that were chosen. */
export const takeComments = (site: SiteContext, form: FormData, url: URL) =>
  takeBulk(site, commentBulk, form, url);

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

async function mostStars({ call }: SiteContext): Promise<number> {
  return (await call(commentGetOptions, {})).options.NumberOfStars;
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}
