import { outcomeOf } from '@izlog/contract/client';
import {
  changeFeedAddress,
  listFeedCategories,
  makeFeed,
  saveFeedCategories,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { data } from 'react-router';
import { amountIn } from '#site/admin/ground/frame/typed/amount-in.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { sayer, wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { saveEdit } from '#site/admin/record/edit/save-edit.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { mustBeFeedId } from './load-feed.server.ts';

const { create, update, delete: remove } = feedResource.endpoints;

/** Handles the forms of a channel's screen. */
export async function takeFeedForm(site: SiteContext, id: string, form: FormData) {
  mustBeFeedId(id);
  const name = reader(form)('form');
  if (name === 'feed') return takeSettings(site, id, form);
  if (id === 'novi') throw data(null, { status: 400 });
  const feed = { id: Number(id) };
  if (name === 'categories') return takeCategories(site, feed, form);
  const call = ownCall(site);
  if (name === 'make') return done(site, name, form, feed, call(makeFeed, feed));
  if (name === 'address') return done(site, name, form, feed, call(changeFeedAddress, feed));
  if (name === 'delete') {
    const outcome = await outcomeOf(writtenOrNotFound(call(remove, feed)));
    return outcome.errored ? refusedForm(site, name, form, outcome.error) : savedAt(site, 'adminFeeds');
  }
  throw data(null, { status: 400 });
}

async function done(
  site: SiteContext,
  name: string,
  form: FormData,
  { id }: { id: number },
  asked: Promise<unknown>,
) {
  const outcome = await outcomeOf(writtenOrNotFound(asked));
  return outcome.errored ? refusedForm(site, name, form, outcome.error) : savedAt(site, 'adminFeed', { id });
}

async function takeSettings(site: SiteContext, id: string, form: FormData) {
  const read = reader(form);
  const say = sayer(site);
  const typed = read('leastPrice').trim();
  const leastPrice = typed === '' ? null : amountIn(typed);
  if (leastPrice === undefined)
    return wrongForm('feed', form, {
      leastPrice: { key: 'form.wrong', words: say('coupons.amountWrong') },
    });
  const said = {
    name: read('name').trim(),
    isOn: read('isOn') === 'true',
    language: read('language'),
    currency: read('currency') === '' ? null : Number(read('currency')),
    stock: read('stock') as 'orderable',
    leastPrice,
    unmapped: read('unmapped') as 'own',
    withoutGtin: read('withoutGtin') as 'send',
  };
  if (said.name === '') return wrongForm('feed', form, { name: { key: 'validation.required' } });
  const wordsOfFault = (path: string, kind: string) =>
    path === 'name' && kind === 'taken' ? say('feed.name.wrong.taken') : undefined;
  if (id === 'novi') {
    const outcome = await outcomeOf(ownCall(site)(create, { ...said, format: read('format') }));
    return outcome.errored
      ? refusedForm(site, 'feed', form, outcome.error, {}, wordsOfFault)
      : savedAt(site, 'adminFeed', { id: String(outcome.data.id) });
  }
  const words = wordsOf(site);
  const refused = await saveEdit(site, form, {
    name: 'feed',
    endpoint: update,
    input: {
      ...said,
      categories: form
        .getAll('categories')
        .flatMap((one) => (/^\d{1,15}$/.test(String(one)) ? Number(one) : [])),
      id: Number(id),
      revision: read('revision'),
    },
    labelOf: (field) => words(`feed.${field}`),
    wordsOf: wordsOfFault,
  });
  return refused ?? savedAt(site, 'adminFeed', { id });
}

/** What changed among the channel's names of categories: a shop has thousands, and one line is written. */
async function takeCategories(site: SiteContext, { id }: { id: number }, form: FormData) {
  const categories = await site.call(listFeedCategories, { id });
  const targets = categories.flatMap(({ category, target }) => {
    const typed = form.get(`target.${category}`);
    const said = typeof typed === 'string' ? typed.trim() : target;
    return said === target ? [] : [{ category, target: said }];
  });
  if (targets.length === 0) return savedAt(site, 'adminFeed', { id });
  const outcome = await outcomeOf(
    writtenOrNotFound(ownCall(site)(saveFeedCategories, { id, targets: targets.slice(0, 1000) })),
  );
  if (!outcome.errored) return savedAt(site, 'adminFeed', { id });
  const fields = Object.fromEntries(
    targets.map(({ category }, place) => [`targets.${place}.target`, `target.${category}`]),
  );
  return refusedForm(site, 'categories', form, outcome.error, fields);
}
