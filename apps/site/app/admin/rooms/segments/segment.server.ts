import { outcomeOf } from '@izlog/contract/client';
import { listCountries } from '@izlog/contract/countries';
import { refusals } from '@izlog/contract/refusals';
import {
  deleteSegment,
  getSegment,
  previewSegment,
  type Segment,
  type SegmentRule,
  saveSegment,
  segmentRule,
} from '@izlog/contract/user/segment';
import { data, redirect } from 'react-router';
import { amountIn } from '#site/admin/ground/frame/typed/amount-in.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { ruleForms } from './segment-words.ts';

/** One segment, or none yet. */
export interface SegmentView {
  record: Segment | null;
  mayEdit: boolean;
  /** What the rules about a country and a language choose from, by name: all that there are, and what the record names. */
  choices: Readonly<Record<'country' | 'language', readonly SegmentChoice[]>>;
}

export interface SegmentChoice {
  value: string;
  name: string;
}

/** A segment by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadSegment(site: SiteContext, id: string): Promise<SegmentView> {
  mustBeId(id);
  const user = await staffUser(site);
  const record = id === 'novi' ? null : await orNotFound(site.call(getSegment, { id: Number(id) }));
  const read = languageRead(site);
  const spoken = new Set([
    ...site.site.languages.map(({ code }) => code),
    ...(record?.rules ?? []).flatMap((rule) => (rule.field === 'language' ? [rule.is] : [])),
  ]);
  return {
    record,
    mayEdit: user?.scope?.includes('marketing.edit') ?? false,
    choices: {
      country: listCountries(read).map(({ iso, name }) => ({ value: iso, name })),
      language: [...spoken].map((code) => ({ value: code, name: languageName(code, read) })),
    },
  };
}

function mustBeId(id: string): void {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
}

/** Handles a form of a segment's screen: its rules, to be counted or saved, or that it goes. */
export async function takeSegmentForm(site: SiteContext, id: string, form: FormData) {
  mustBeId(id);
  const name = reader(form)('form');
  if (name === 'delete' && id !== 'novi') return remove(site, Number(id), form);
  if (name !== 'segment') throw data(null, { status: 400 });
  const { rules, faults } = readRules(site, form);
  if (Object.keys(faults).length > 0) return wrongForm('segment', form, faults);
  if (reader(form)('act') === 'count') return count(site, form, rules);
  return save(site, id, form, rules);
}

async function count(site: SiteContext, form: FormData, rules: SegmentRule[]) {
  const outcome = await outcomeOf(site.call(previewSegment, { rules }));
  if (outcome.errored) return refusedForm(site, 'segment', form, outcome.error);
  const { customers, mailable } = outcome.data;
  const shown = {
    customers: String(customers),
    mailable: String(mailable),
    revision: reader(form)('revision'),
  };
  return data<FormAnswer>({ form: 'segment', typed: typedFields(form), shown });
}

async function save(site: SiteContext, id: string, form: FormData, rules: SegmentRule[]) {
  const say = sayer(site);
  const read = reader(form);
  const name = read('name').trim();
  if (name === '') return wrongForm('segment', form, { name: { key: 'validation.required' } });
  const outcome = await outcomeOf(
    ownCall(site)(saveSegment, {
      id: id === 'novi' ? null : Number(id),
      revision: read('revision') || undefined,
      name,
      rules,
    }),
  );
  if (!outcome.errored) {
    return savedAt(site, 'adminSegment', { id: String(outcome.data.id) });
  }
  if (outcome.error.code === refusals.recordChanged.code)
    return refusedChange(site, 'segment', form, outcome.error, (field) =>
      say(field === 'name' ? 'segment.name' : 'segment.rules'),
    );
  return refusedForm(site, 'segment', form, outcome.error, { name: 'name' }, (path, kind) =>
    path === 'name' && kind === 'taken' ? say('segments.taken') : undefined,
  );
}

async function remove(site: SiteContext, id: number, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(deleteSegment, { id }));
  if (!outcome.errored) return redirect(pathTo('adminSegments', {}, site.language), { status: 303 });
  if (outcome.error.code !== refusals.recordInUse.code)
    return refusedForm(site, 'delete', form, outcome.error);
  const answer: FormAnswer = { form: 'delete', refusal: sayer(site)('segments.inUse') };
  return data(answer, { status: 409 });
}

/** What is not a number is wrong in another way. */
const wrongWords: Readonly<Record<string, StaffKey>> = {
  country: 'segments.notOnList',
  language: 'segments.notOnList',
};

/** The rules of a form, in the order of its rows, and what is wrong with them; a row without a comparison is none. */
function readRules(site: SiteContext, form: FormData) {
  const say = sayer(site);
  const read = (name: string) => reader(form)(name).trim();
  const faults: Record<string, Fault> = {};
  const rules: SegmentRule[] = [];
  for (let row = 0; row < 40 && form.has(`field-${row}`); row += 1) {
    const field = read(`field-${row}`);
    const is = read(`is-${row}`);
    if (is === '') continue;
    const { unit } = Object.hasOwn(ruleForms, field) ? ruleForms[field as keyof typeof ruleForms] : {};
    const typed = read(`value-${row}`);
    const value = field === 'spent' ? (typed === '0' ? 0 : amountIn(typed)) : wholeIn(typed);
    const rule = segmentRule.safeParse({
      field,
      is,
      ...(unit && { value }),
    });
    if (rule.success) rules.push(rule.data);
    else
      faults[unit ? `value-${row}` : `is-${row}`] = {
        key: 'form.wrong',
        words: say(
          wrongWords[field] ?? (unit === 'segments.amount' ? 'coupons.amountWrong' : 'segments.wrong'),
        ),
      };
  }
  if (rules.length === 0 && Object.keys(faults).length === 0)
    faults['is-0'] = { key: 'form.wrong', words: say('segments.noRules') };
  return { rules, faults };
}

const wholeIn = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);
