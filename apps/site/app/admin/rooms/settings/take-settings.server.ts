import { type CallError, outcomeOf } from '@izlog/contract/client';
import { brandContrast } from '@izlog/contract/cms/brand-palette';
import { customHtmlFault } from '@izlog/contract/cms/custom-html';
import {
  type KnownOption,
  type OwnOption,
  screenOption,
  screenOptions,
} from '@izlog/contract/cms/option-keys';
import type { OptionGroup } from '@izlog/contract/cms/option-kind';
import { optionUpdate } from '@izlog/contract/cms/option-update';
import { fieldRefusal } from '@izlog/contract/envelope';
import { refusals } from '@izlog/contract/refusals';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { data, redirect } from 'react-router';
import { changedWords } from '#site/admin/ground/text/changed-words.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { alsoOn } from '#site/admin/rooms/settings/door/settings-view.ts';
import { formatNumber } from '#site/i18n/formats.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { labelOf } from './door/option-words.ts';

/**
 * Takes a screen of the settings: only what differs from what was read is set, so that two people at one screen do not
 * undo each other. What was typed stays over every refusal, and each wrong field is reported in words.
 */
export async function takeSettings(site: SiteContext, group: OptionGroup, form: FormData, name = 'settings') {
  const sent = reader(form);
  const languages = site.site.languages.map(({ code }) => code);
  const shown = [...screenOptions(group, languages), ...(alsoOn[group] ?? [])];
  const keys = shown.filter((key) => form.has(`was.${key}`));
  const empty = keys.filter((key) => needed.has(key) && sent(key).trim() === '');
  if (empty.length > 0)
    return wrongForm(
      name,
      form,
      Object.fromEntries(empty.map((key) => [key, { key: 'validation.required' }])),
    );
  const options: Record<string, string | null> = {};
  const was: Record<string, string | null> = {};
  for (const key of keys) {
    const known = screenOption(key);
    if (!known) continue;
    const before = sent(`was.${key}`) || null;
    const value = sentValue(key, known, sent);
    const isSecret = known.is.kind === 'secret';
    if (value === undefined || (!isSecret && value === (before ?? known.value))) continue;
    options[key] = value;
    if (!isSecret) was[key] = before;
  }
  if (Object.keys(options).length > 0) {
    const outcome = await outcomeOf(ownCall(site)(optionUpdate, { options, was }));
    if (outcome.errored) return refused(site, form, name, outcome.error, options);
  }
  site.cookies.push(flashCookie('saved'));
  const path = pathTo('adminSettings', { group: settingsSlugs[group] }, site.language);
  return redirect(path, { status: 303 });
}

/** What buyers must know before they order: it can be changed and not taken away. */
const needed: ReadonlySet<string> = new Set<OwnOption>(['CompanyName']);

/** What the form says of an option; nothing where it says that a key stays as it is. */
function sentValue(key: string, { is }: KnownOption, sent: ReadField): string | null | undefined {
  if (is.kind === 'yesNo') return String(sent(key) === 'true');
  if (is.kind === 'switches')
    return JSON.stringify(Object.fromEntries(is.of.map((name) => [name, sent(`${key}.${name}`) === 'true'])));
  const text = sent(key).replaceAll('\r\n', '\n').trim();
  if (is.kind !== 'secret') return text || null;
  if (sent(`clear.${key}`) === 'true') return null;
  return text || undefined;
}

function refused(
  site: SiteContext,
  form: FormData,
  name: string,
  error: CallError,
  options: Readonly<Record<string, string | null>>,
) {
  const words = wordsOf(site);
  if (error.code === refusals.recordChanged.code) return changedMeanwhile(site, form, name, error);
  if (error.code !== refusals.validationFailed.code) return refusedForm(site, name, form, error);
  const read = fieldRefusal.array().safeParse((error.payload as { fields?: unknown })?.fields);
  const faults = (read.data ?? []).map(({ path, kind }): [string, Fault] => {
    const values = wrongValues(path, options[path] ?? '', languageRead(site));
    const said = words(`settings.wrong.${kind}`, values);
    return [path, { key: 'form.wrong', ...(said && { words: said }) }];
  });
  // A form of one option says all that is wrong at it, also what another form mends.
  const at = (path: string) => (form.has(`was.${path}`) ? path : (Object.keys(options)[0] ?? path));
  const together = Map.groupBy(faults, ([path]) => at(path));
  return wrongForm(
    name,
    form,
    Object.fromEntries(
      [...together].map(([path, all]): [string, Fault] => {
        const words = all.flatMap(([, fault]) => fault.words ?? []).join(' ');
        return [path, { key: 'form.wrong', ...(words && { words }) }];
      }),
    ),
  );
}

/** The bounds that the words about a wrong field name. */
function wrongValues(key: string, value: string, code2: string): Record<string, string | number> {
  const is = screenOption(key)?.is;
  if (is?.kind === 'whole') return { least: is.least, most: is.most };
  if (is?.kind === 'code') return { example: is.example };
  if (is?.kind === 'colour' && /^#[\da-f]{6}$/i.test(value))
    return { contrast: formatNumber(Math.floor(brandContrast(value) * 10) / 10, code2) };
  if (is?.kind === 'markup') return { tag: customHtmlFault(value, is.place) ?? '', most: is.most };
  return is && 'most' in is ? { most: is.most } : {};
}

/** Says which options somebody else set; what was typed stays, and sent once more it counts. */
function changedMeanwhile(site: SiteContext, form: FormData, name: string, { payload }: CallError) {
  const words = wordsOf(site);
  const { fields = [], record = {} } = (payload ?? {}) as {
    fields?: readonly string[];
    record?: Record<string, string | null>;
  };
  const answer: FormAnswer = {
    form: name,
    refusal: changedWords(
      site,
      payload,
      fields.map((key) => labelOf(words, key)),
    ),
    typed: typedFields(form),
    shown: Object.fromEntries(fields.map((key) => [key, record[key] ?? ''])),
  };
  return data(answer, { status: 409 });
}
