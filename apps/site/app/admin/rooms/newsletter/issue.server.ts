import { outcomeOf } from '@izlog/contract/client';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import {
  deleteIssue,
  getIssue,
  saveIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from '@izlog/contract/marketing/newsletter-issue';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { richOfTyped } from '#site/admin/ground/rich/typed-rich.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { loadSegmentNames } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** One issue, or none yet, with what its form offers. */
export interface IssueView {
  record: EndpointAnswer<typeof getIssue> | null;
  segments: readonly { id: number; name: string }[];
  /** The segment that a new one begins with. */
  segmentId: number | null;
  languages: readonly SiteLanguage[];
}

/** An issue by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadIssue(site: SiteContext, id: string, search: URLSearchParams): Promise<IssueView> {
  mustBeId(id);
  const wanted = search.get('segment') ?? '';
  return {
    record: id === 'novi' ? null : await orNotFound(site.call(getIssue, { id: Number(id) })),
    segments: await loadSegmentNames(site),
    segmentId: /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : null,
    languages: site.site.languages,
  };
}

function mustBeId(id: string): void {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
}

const acts = { send: sendIssue, stop: stopIssue } as const;

/** Handles a form of an issue's screen: its words, a test, to send or to stop it, or that it goes. */
export async function takeIssueForm(site: SiteContext, id: string, form: FormData) {
  mustBeId(id);
  const name = reader(form)('form');
  if (name === 'issue') return save(site, id, form);
  if (id === 'novi') throw data(null, { status: 400 });
  const asked = { id: Number(id) };
  if (name === 'test') {
    const outcome = await outcomeOf(ownCall(site)(testIssue, asked));
    if (outcome.errored) return refusedForm(site, name, form, outcome.error);
    return data<FormAnswer>({ form: name, shown: { recipient: outcome.data.recipient } });
  }
  if (name === 'delete') {
    const outcome = await outcomeOf(ownCall(site)(deleteIssue, asked));
    if (outcome.errored) return refusedForm(site, name, form, outcome.error);
    return redirect(pathTo('adminIssues', {}, site.language), { status: 303 });
  }
  if (name !== 'send' && name !== 'stop') throw data(null, { status: 400 });
  const outcome = await outcomeOf(ownCall(site)(acts[name], asked));
  // Anyone who presses twice, or beside a colleague, wanted what has happened.
  if (outcome.errored && outcome.error.code !== refusals.recordInUse.code)
    return refusedForm(site, name, form, outcome.error);
  return back(site, asked.id);
}

async function save(site: SiteContext, id: string, form: FormData) {
  const read = (name: string) => reader(form)(name).trim();
  const say = sayer(site);
  const faults: Record<string, Fault> = {};
  for (const name of ['subject', 'body'])
    if (read(name) === '') faults[name] = { key: 'validation.required' };
  const url = read('buttonUrl');
  if (url !== '' && !isAddress(url)) faults.buttonUrl = { key: 'form.wrong', words: say('issues.urlWrong') };
  if ((url === '') !== (read('buttonLabel') === ''))
    faults[url === '' ? 'buttonUrl' : 'buttonLabel'] = { key: 'validation.required' };
  if (Object.keys(faults).length > 0) return wrongForm('issue', form, faults);
  const segment = read('segmentId');
  // Lines name what they cannot say: it is in the text that was read.
  const isNamed = id !== 'novi' && read('body').includes('[[');
  const before = isNamed ? (await orNotFound(site.call(getIssue, { id: Number(id) }))).rich : null;
  const outcome = await outcomeOf(
    ownCall(site)(saveIssue, {
      id: id === 'novi' ? null : Number(id),
      revision: read('revision') || undefined,
      subject: read('subject'),
      preheader: read('preheader'),
      rich: richOfTyped(read('body'), before),
      buttonLabel: read('buttonLabel'),
      buttonUrl: url,
      language: read('language') || null,
      segmentId: /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null,
    }),
  );
  if (!outcome.errored) return back(site, outcome.data.id);
  if (outcome.error.code === refusals.recordChanged.code)
    return refusedChange(site, 'issue', form, outcome.error, (field) =>
      Object.hasOwn(issueLabels, field) ? say(issueLabels[field as keyof typeof issueLabels]) : field,
    );
  const own = Object.fromEntries(Object.keys(issueLabels).map((field) => [field, field]));
  return refusedForm(site, 'issue', form, outcome.error, { ...own, rich: 'body' }, (path, kind) =>
    path === 'rich' ? say(kind === 'tooLong' ? 'issues.tooLong' : 'issues.noMail') : undefined,
  );
}

const issueLabels = {
  subject: 'issue.subject',
  preheader: 'issues.preheader',
  body: 'issues.body',
  rich: 'issues.body',
  buttonLabel: 'issues.buttonLabel',
  buttonUrl: 'issues.buttonUrl',
  language: 'segments.language',
  segmentId: 'coupons.segment',
} as const satisfies Record<string, StaffKey>;

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

function back(site: SiteContext, id: number) {
  return savedAt(site, 'adminIssue', { id: String(id) });
}
