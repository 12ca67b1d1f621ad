import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import {
  deleteIssue as deleteEndpoint,
  filterIssues,
  getIssue,
  type NewsletterIssue,
  saveIssue as saveEndpoint,
  sendIssue as sendEndpoint,
  stopIssue as stopEndpoint,
  testIssue as testEndpoint,
} from '@izlog/contract/marketing/newsletter-issue';
import { newsletterSend } from '@izlog/contract/marketing/newsletter-send';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { findSegment, segmentNames } from '#platform/services/segments/index.ts';
import { readActiveUser } from '../account/user.queries.ts';

import {
  countAudience,
  countIssues,
  findIssue,
  type IssueCounts,
  type IssueRow,
  listIssues,
  removeIssueRow,
  writeIssue,
} from './issue.queries.ts';
import { blocksOfRich, isEmpty, richFaults, shownRich, storedRich } from './rich-issue.ts';
import { contentOf, defineIssueJob, startIssue } from './send-issue.ts';

/** Tests that one colleague may send in an hour. */
const mostTests = 30;

/** The calls with which staff write, try, send and count issues of the newsletter. */
export function issueRoutes(kernel: Kernel): Route[] {
  defineIssueJob(kernel);
  return [
    route(filterIssues, showIssues),
    route(getIssue, async (ctx, { id }) => {
      const row = await mustFind(ctx, id);
      return { ...(await presentOne(ctx, row)), audience: await countAudience(ctx, row) };
    }),
    route(saveEndpoint, saveIssue),
    route(testEndpoint, (ctx, { id }) => testIssue(kernel, ctx, id)),
    route(sendEndpoint, sendIssue),
    route(stopEndpoint, stopIssue),
    route(deleteEndpoint, deleteIssue),
    route(newsletterSend, sendAtOnce),
  ];
}

async function showIssues(
  ctx: Ctx,
  input: EndpointParsed<typeof filterIssues>,
): Promise<EndpointReturn<typeof filterIssues>> {
  const { rows, total } = await listIssues(ctx, input);
  return { records: await present(ctx, rows), pagination: paginate(input.page, input.limit, total) };
}

/** Saves a draft, new without an id; refuses with recordInUse what was sent already. */
function saveIssue(
  outer: Ctx,
  { id, revision, ...given }: EndpointParsed<typeof saveEndpoint>,
): Promise<NewsletterIssue> {
  return inTransaction(outer, async (ctx) => {
    const before = id === null ? undefined : await mustFind(ctx, id, { isHeld: true });
    if (before && before.state !== 'draft') throw new Refusal('recordInUse');
    const changed = before && revision !== undefined ? changedSince(revision, whole(before), names) : [];
    if (before && changed.length > 0)
      throw new Refusal('recordChanged', {
        fields: changed,
        record: await presentOne(ctx, before),
        target: `newsletter issue ${id}`,
      });
    const fields = [...(await faultsOf(ctx, given)), ...textFaults(given)];
    if (fields.length > 0) throw new Refusal('validationFailed', { fields });
    const { rich } = given;
    const text = rich
      ? { rich: storedRich(rich), body: blocksOfRich(rich) }
      : { rich: null, body: given.body };
    const row = await writeIssue(ctx, id, { ...given, ...text });
    noteChange(ctx, `newsletter issue ${row.id}`, before ? said(before) : {}, said(row));
    return presentOne(ctx, row);
  });
}

/** An issue has a text, and of the editor only what a mail can show. */
function textFaults({ body, rich }: Pick<IssueRow, 'body' | 'rich'>) {
  if (rich ? isEmpty(rich) : body === '')
    return [{ path: 'body', kind: 'required', message: 'Says nothing.' }];
  return rich ? richFaults(rich) : [];
}

async function faultsOf(
  ctx: Ctx,
  given: Pick<IssueRow, 'buttonLabel' | 'buttonUrl' | 'language' | 'segmentId'>,
) {
  const { buttonLabel, buttonUrl, language, segmentId } = given;
  const hasHalfButton = (buttonLabel === '') !== (buttonUrl === '');
  const isStrange = language !== null && !ctx.site.languages.includes(language);
  const isGone = segmentId !== null && !(await findSegment(ctx, segmentId));
  return [
    ...(hasHalfButton
      ? [
          {
            path: buttonLabel === '' ? 'buttonLabel' : 'buttonUrl',
            kind: 'required',
            message: 'A button has words and an address.',
          },
        ]
      : []),
    ...(isStrange
      ? [{ path: 'language', kind: 'reference', message: 'The site has no such language.' }]
      : []),
    ...(isGone ? [{ path: 'segmentId', kind: 'reference', message: 'There is no such segment.' }] : []),
  ];
}

async function testIssue(kernel: Kernel, ctx: Ctx, id: number): Promise<{ recipient: string }> {
  const row = await mustFind(ctx, id);
  const userId = userIdOf(ctx.caller);
  const user = await readActiveUser(ctx.db, ctx.site.id, userId);
  if (!user) throw new Refusal('notFound');
  if ((await countAttempt(ctx.db, `issue test ${userId}`, 3600, ctx.now)) > mostTests)
    throw new Refusal('tooManyRequests');
  // Nobody is unsubscribed by a test: its way out leads to the shop.
  const unsubscribeUrl = await siteAddress(kernel, ctx, '/', ctx.site.defaultLanguage);
  await sendMail(ctx, 'newsletter', user.email, { ...(await contentOf(ctx, row)), unsubscribeUrl });
  return { recipient: user.email };
}

/** Sends a draft, or goes on with an issue that was stopped; refuses what is on its way or sent (recordInUse). */
function sendIssue(outer: Ctx, { id }: { id: number }): Promise<{ recipients: number }> {
  return inTransaction(outer, async (ctx) => {
    const row = await mustFind(ctx, id, { isHeld: true });
    if (row.state === 'sending' || row.state === 'sent') throw new Refusal('recordInUse');
    const recipients = await startIssue(ctx, row);
    noteChange(ctx, `newsletter issue ${id}`, { state: row.state }, { state: 'sending', recipients });
    return { recipients };
  });
}

/** Adds an issue and sends it, all or nothing. */
function sendAtOnce(
  outer: Ctx,
  { subject, preheader, paragraphs, button, language }: EndpointParsed<typeof newsletterSend>,
): Promise<{ recipients: number }> {
  return inTransaction(outer, async (ctx) => {
    const { id } = await saveIssue(ctx, {
      id: null,
      subject,
      preheader,
      body: paragraphs.join('\n\n'),
      rich: null,
      buttonLabel: button?.label ?? '',
      buttonUrl: button?.url ?? '',
      language: language ?? null,
      segmentId: null,
    });
    return sendIssue(ctx, { id });
  });
}

function stopIssue(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await mustFind(ctx, id, { isHeld: true });
    if (row.state !== 'sending') return {};
    await writeIssue(ctx, id, { state: 'stopped' });
    noteChange(ctx, `newsletter issue ${id}`, { state: row.state }, { state: 'stopped' });
    return {};
  });
}

function deleteIssue(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await mustFind(ctx, id, { isHeld: true });
    if (row.state !== 'draft') throw new Refusal('recordInUse');
    await removeIssueRow(ctx, id);
    noteChange(ctx, `newsletter issue ${id}`, said(row), {});
    return {};
  });
}

async function mustFind(ctx: Ctx, id: number, how?: { isHeld: boolean }): Promise<IssueRow> {
  const row = await findIssue(ctx, id, how);
  if (!row) throw new Refusal('notFound');
  return row;
}

const names = ['subject', 'preheader', 'body', 'rich', 'buttonLabel', 'buttonUrl', 'language', 'segmentId'];

/** What a revision is of: the log tells the words of a text alone. */
const whole = (row: IssueRow) => ({ ...said(row), rich: row.rich });

/** What staff write of an issue, as the log tells it. */
const said = ({ subject, preheader, body, buttonLabel, buttonUrl, language, segmentId }: IssueRow) => ({
  subject,
  preheader,
  body,
  buttonLabel,
  buttonUrl,
  language,
  segmentId,
});

const none: IssueCounts = { recipients: 0, sent: 0, failed: 0, left: 0 };

async function presentOne(ctx: Ctx, row: IssueRow): Promise<NewsletterIssue> {
  const [one] = await present(ctx, [row]);
  if (!one) throw new Error('the issue was not presented');
  return { ...one, rich: row.rich && (await shownRich(ctx, row.rich)) };
}

async function present(ctx: Ctx, rows: readonly IssueRow[]): Promise<NewsletterIssue[]> {
  const counts = await countIssues(
    ctx,
    rows.map(({ id }) => id),
  );
  const segments = await segmentNames(
    ctx,
    rows.flatMap(({ segmentId }) => segmentId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    ...whole(row),
    segmentName: row.segmentId === null ? null : (segments.get(row.segmentId) ?? null),
    state: row.state,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    ...(counts.get(row.id) ?? none),
    createdAt: row.createdAt.toISOString(),
    revision: revisionOf(whole(row), names),
  }));
}
