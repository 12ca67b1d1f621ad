import { outcomeOf } from '@izlog/contract/client';
import { openWithdrawal, type Withdrawable } from '@izlog/contract/ecommerce/orders/withdrawal';
import { refusals } from '@izlog/contract/refusals';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readWithdrawal, type WithdrawalDraft } from './withdrawal-draft.server.ts';
import type {
  DeclaredLine,
  GivenStatement,
  OpenOrder,
  WhichOrder,
  WithdrawalView,
} from './withdrawal-view.ts';

/** Address of a step of the withdrawal; the first one without a step. */
export const stepPath = ({ language }: SiteContext, step?: Exclude<WithdrawalView['step'], 'find'>): string =>
  pathTo('withdrawal', {}, language) + (step ? `?step=${step}` : '');

/**
 * The page as its address and what was entered so far say: a link of an order opens its statement at once, a step that has
 * nothing to show leads back to the one before.
 */
export async function loadWithdrawal(
  request: Request,
  url: URL,
  context: SiteContext,
): Promise<WithdrawalView> {
  const step = url.searchParams.get('step');
  const draft = readWithdrawal(request);
  if (step === null) return loadFirst(url, context);
  if (!draft) throw redirect(stepPath(context));
  if (step === 'done') return loadDone(draft, context);
  if (draft.done && step === 'confirm') throw redirect(stepPath(context, 'done'));
  const opened = await outcomeOf(context.call(openWithdrawal, draft.which));
  if (opened.errored) {
    if (opened.error.code !== refusals.withdrawalOrderUnknown.code) throw opened.error;
    throw redirect(stepPath(context));
  }
  const order = withLastDay(opened.data);
  if (step !== 'confirm') return { step: 'statement', which: draft.which, order, given: draft.given ?? null };
  const lines = draft.given && declaredLines(draft.given, order);
  if (!draft.given || !lines) throw redirect(stepPath(context, 'statement'));
  const { name, contactEmail } = draft.given;
  return { step, id: draft.id, orderSlug: order.orderSlug, order, name, contactEmail, lines };
}

/** Which order: known from its link, or from the profile of the one who is logged in; else it is asked for. */
async function loadFirst(url: URL, context: SiteContext): Promise<WithdrawalView> {
  const orderSlug = (url.searchParams.get('orderSlug') ?? '').slice(0, 40);
  const find: WithdrawalView = { step: 'find', orderSlug, email: '' };
  if (orderSlug === '') return find;
  const key = url.searchParams.get('orderKey')?.slice(0, 100);
  if (!key && !context.session) return find;
  const which: WhichOrder = { orderSlug, ...(key && { key }) };
  const opened = await outcomeOf(context.call(openWithdrawal, which));
  if (!opened.errored) return { step: 'statement', which, order: withLastDay(opened.data), given: null };
  if (opened.error.code !== refusals.withdrawalOrderUnknown.code)
    console.error(context.requestId, opened.error);
  return find;
}

/** The acknowledgement can be read again while the draft lasts; it is in the mail too. */
async function loadDone(
  { which, given, done }: WithdrawalDraft,
  context: SiteContext,
): Promise<WithdrawalView> {
  if (!done || !given) throw redirect(stepPath(context, 'confirm'));
  const opened = await outcomeOf(context.call(openWithdrawal, which));
  if (opened.errored) console.error(context.requestId, opened.error);
  const names = new Map(opened.errored ? [] : opened.data.lines.map(({ id, name }) => [id, name]));
  const lines = given.lines.flatMap(([id, quantity]) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, quantity }];
  });
  const { name, contactEmail } = given;
  return { step: 'done', orderSlug: which.orderSlug, ...done, name, contactEmail, lines };
}

/** The last moment of the period, to be shown as its last day; the platform tells the first one after it. */
function withLastDay(order: Withdrawable): OpenOrder {
  const { endsAt } = order;
  return { ...order, lastDay: endsAt && new Date(Date.parse(endsAt) - 1).toISOString() };
}

/** What is declared, with names; nothing when the order no longer has as much to withdraw from. */
function declaredLines({ lines }: GivenStatement, order: OpenOrder): DeclaredLine[] | undefined {
  const declared: DeclaredLine[] = [];
  for (const [id, quantity] of lines) {
    const line = order.lines.find((one) => one.id === id);
    if (!line || line.quantity < quantity) return undefined;
    declared.push({ id, name: line.name, quantity });
  }
  return declared;
}
