import { type KnownOption, screenOption, screenOptions } from '@izlog/contract/cms/option-keys';
import { type OptionGroup, type OptionKind, optionGroups } from '@izlog/contract/cms/option-kind';
import { optionHistory, optionList, type StaffOption } from '@izlog/contract/cms/option-update';
import { listFiscalCertificates } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { getInvoicingState } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { getKpdList } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import { directoryItemFilter } from '@izlog/contract/media/directory-item';
import type { Picture } from '@izlog/contract/media/media';
import { getMailState } from '@izlog/contract/settings/mail-state';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { type Words, wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { labelOf, stem } from './door/option-words.ts';
import { alsoOn, type OptionControl, type OptionView, type SettingsView } from './door/settings-view.ts';

/** The group of options that an address names; anything else is the 404 page. */
export function groupOf(slug: string): OptionGroup {
  const group = optionGroups.find((one) => settingsSlugs[one] === slug);
  if (!group) throw notFound();
  return group;
}

/** One screen of the settings: its options as they are set, with the words and the control of each. */
export async function loadSettings(
  site: SiteContext,
  group: OptionGroup,
  scope: readonly string[],
): Promise<SettingsView> {
  const words = wordsOf(site);
  const [{ records: own }, { acts }, others] = await Promise.all([
    site.call(optionList, { group }),
    site.call(optionHistory, { group }),
    alsoOn[group] ? site.call(optionList, { group: 'company' }) : null,
  ]);
  const records = [...own, ...(others?.records ?? [])];
  const stored = new Map(records.map((record) => [record.key, record]));
  const { languages } = site.site;
  const known = (key: string): KnownOption => screenOption(key) ?? unknownOption(key);
  const codes = languages.map(({ code }) => code);
  const keys = [...screenOptions(group, codes), ...(alsoOn[group] ?? [])];
  const mine = keys.filter((key) => maySet(known(key), scope));
  const pictures = mine.some((key) => known(key).is.kind === 'picture')
    ? await choosable(site, records, scope)
    : [];
  return {
    group,
    title: words(`settings.${group}`),
    lead: words(`settings.${group}Lead`),
    mail: group === 'mails' ? await site.call(getMailState, {}) : null,
    invoicing: group === 'invoices' ? await site.call(getInvoicingState, {}) : null,
    kpdList: group === 'eInvoices' ? await site.call(getKpdList, {}) : null,
    certificates: group === 'invoices' ? await site.call(listFiscalCertificates, {}) : null,
    options: mine.map((key) => {
      const view = optionView(key, stored.get(key), words, pictures);
      const [, of] = key.split('.');
      // Of a language, or of a country.
      const name = languages.find(({ code }) => code === of)?.name ?? of;
      return name ? { ...view, label: `${view.label} (${name})` } : view;
    }),
    history: acts.map((act) => ({
      ...act,
      before: inWords(act.before, words, pictures),
      after: inWords(act.after, words, pictures),
    })),
  };
}

/** What was set, as the controls of the screen show it. */
const inWords = (set: Readonly<Record<string, unknown>>, words: Words, pictures: readonly Picture[]) =>
  Object.fromEntries(
    Object.entries(set).map(([key, value]) => [
      key,
      typeof value === 'string' && value !== '' && screenOption(key)
        ? valueInWords(key, value, words, pictures)
        : value,
    ]),
  );

function valueInWords(key: string, value: string, words: Words, pictures: readonly Picture[]): string {
  const control = controlOf(
    (screenOption(key) ?? unknownOption(key)).is,
    value,
    (word) => words(`option.${stem(key)}.${word}`) || word,
    pictures,
  );
  switch (control.kind) {
    case 'tick':
      return words(value === 'true' ? 'list.yes' : 'list.no');
    case 'choice':
      return control.choices.find((one) => one.value === value)?.name ?? value;
    case 'switches':
      return (
        control.switches.flatMap(({ isOn, label }) => (isOn ? label : [])).join(', ') || words('list.no')
      );
    case 'picture': {
      const picture = pictures.find(({ id }) => String(id) === value);
      return picture?.title || picture?.alt || words('settings.otherPicture');
    }
    default:
      return value;
  }
}

function unknownOption(key: string): never {
  throw new Error(`${key} is no option of a screen`);
}

const maySet = ({ needs }: KnownOption, scope: readonly string[]) =>
  needs === undefined || scope.includes(needs);

/** Pictures that an option may have: the one it has, and the newest of the gallery for anyone who may see it. */
async function choosable(
  site: SiteContext,
  records: readonly StaffOption[],
  scope: readonly string[],
): Promise<Picture[]> {
  const chosen = records.flatMap(({ media }) => media ?? []);
  if (!scope.includes('media.edit')) return chosen;
  const newest = await site.call(directoryItemFilter, { kind: 'picture', limit: 24 });
  const others = newest.records.filter(({ id }) => !chosen.some((one) => one.id === id));
  return [...chosen, ...others].map(
    ({ id, hash, mime, extension, width, height, alt, title, placeholder, color, isMoving }) => ({
      id,
      hash,
      mime,
      extension,
      width,
      height,
      alt,
      title,
      placeholder,
      color,
      ...(isMoving && { isMoving }),
    }),
  );
}

function optionView(
  key: string,
  record: StaffOption | undefined,
  words: Words,
  pictures: readonly Picture[],
): OptionView {
  const { is, value: usual }: KnownOption = screenOption(key) ?? unknownOption(key);
  const was = record?.media ? String(record.media.id) : (record?.value ?? null);
  const value = was ?? usual ?? '';
  return {
    key,
    label: labelOf(words, key),
    hint: words(`option.${stem(key)}.hint`) || undefined,
    control: orUnset(
      controlOf(is, value, (word) => words(`option.${stem(key)}.${word}`) || word, pictures),
      usual === null && words(`option.${stem(key)}.unset`),
    ),
    value,
    was,
    isSet: record?.isSet === true,
  };
}

/** A choice that has no usual value shows that nobody has made it: the first of its words would be chosen by a press of Save. */
function orUnset(control: OptionControl, unset: string | false): OptionControl {
  if (control.kind !== 'choice' || !unset) return control;
  return { ...control, choices: [{ value: '', name: unset }, ...control.choices] };
}

function controlOf(
  is: OptionKind,
  value: string,
  wordOf: (word: string) => string,
  pictures: readonly Picture[],
): OptionControl {
  switch (is.kind) {
    case 'lines':
      return { kind: 'lines', most: is.most };
    case 'markup':
      return { kind: 'lines', most: is.most, isCode: true };
    case 'secret':
      return { kind: 'secret', most: is.most };
    case 'yesNo':
      return { kind: 'tick' };
    case 'choice':
      return { kind: 'choice', choices: is.of.map((one) => ({ value: one, name: wordOf(one) })) };
    case 'switches': {
      const on = switchesIn(value);
      return {
        kind: 'switches',
        switches: is.of.map((name) => ({ name, label: wordOf(name), isOn: on[name] !== false })),
      };
    }
    case 'colour':
      return { kind: 'colour' };
    case 'picture':
      return { kind: 'picture', pictures };
    case 'whole':
      return { kind: 'line', most: 4, inputMode: 'numeric' };
    case 'email':
      return { kind: 'line', most: 254, ...(is.mayHaveName ? {} : { type: 'email' as const }) };
    case 'text':
      return { kind: 'line', most: is.most };
    case 'iban':
    case 'oib':
    case 'slug':
    case 'places':
    case 'code':
      return { kind: 'line', most: 200 };
  }
}

/** The switches of an option; none where somebody wrote down what cannot be read. */
function switchesIn(value: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(value || '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
