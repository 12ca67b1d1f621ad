import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import type {
  listMailWords as listEndpoint,
  MailWords,
  previewMail as previewEndpoint,
  saveMailWords as saveEndpoint,
} from '@izlog/contract/settings/mail-words';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockOptions } from '#platform/services/settings/index.ts';
import { renderMail } from '../render-mail.ts';
import { readSiteLook } from '../site-look.ts';
import { textOf } from '../templates.ts';
import { builtInWords, exampleOf, namesIn, places } from './built-in-words.ts';
import { putOwnWords, readOwnWords } from './own-words.queries.ts';
import type { OwnWords } from './own-words.ts';

/** The words of every mail in a language. */
export async function listMailWords(
  ctx: Ctx,
  { language }: EndpointParsed<typeof listEndpoint>,
): Promise<EndpointReturn<typeof listEndpoint>> {
  const own = await readOwnWords(ctx.db, ctx.site.id, language);
  return { mails: [...builtInWords(language).keys()].map((mail) => present(mail, language, own)) };
}

/** Says in the shop's words what a mail says; see the endpoint for what is refused. */
export function saveMailWords(
  outer: Ctx,
  { mail, language, texts, was }: EndpointParsed<typeof saveEndpoint>,
): Promise<MailWords> {
  return inTransaction(outer, async (ctx) => {
    const own = ownOf(mail, language, texts);
    // One lock for all settings of the site.
    await lockOptions(ctx);
    const before = (await readOwnWords(ctx.db, ctx.site.id, language))[mail] ?? {};
    refuseChanged(before, was, `mail ${mail} ${language}`);
    await putOwnWords(ctx, { mail, language, texts: own });
    noteChange(ctx, `mail ${mail} ${language}`, before, own);
    return present(mail, language, { [mail]: own });
  });
}

function refuseChanged(
  before: Readonly<Record<string, string>>,
  was: Record<string, string> | undefined,
  target: string,
) {
  if (!was) return;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(was)])].filter(
    (field) => (before[field] ?? '') !== (was[field] ?? ''),
  );
  if (fields.length > 0) throw new Refusal('recordChanged', { fields, record: before, target });
}

/** A mail with words that may not be saved yet, filled with an example, in the look of the shop. */
export async function previewMail(
  kernel: Kernel,
  ctx: Ctx,
  { mail, language, texts }: EndpointParsed<typeof previewEndpoint>,
): Promise<EndpointReturn<typeof previewEndpoint>> {
  const own = { [mail]: ownOf(mail, language, texts) };
  const look = await readSiteLook(kernel, ctx.db, ctx.site);
  const { template, data } = exampleOf(mail);
  const text = textOf(template, data, look.name, language, own);
  return { subject: text.subject, ...renderMail(text, look, language) };
}

function present(mail: string, language: ProgramLanguage, own: OwnWords): MailWords {
  return {
    mail,
    language,
    builtIn: { ...builtInWords(language).get(mail) },
    own: { ...own[mail] },
    names: [...namesIn(mail)],
  };
}

/** The texts that differ from the program's. Refuses a mail or a field that is not there, and a name it does not know. */
function ownOf(
  mail: string,
  language: ProgramLanguage,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  const builtIn = builtInWords(language).get(mail);
  if (!builtIn) throw new Refusal('notFound');
  const names = namesIn(mail);
  const faults = Object.entries(texts).flatMap(([field, text]): FieldRefusal[] => {
    const path = `texts.${field}`;
    if (!Object.hasOwn(builtIn, field))
      return [{ path, kind: 'unknown', message: 'The mail has no such field.' }];
    if (text.includes('\0') || !text.isWellFormed())
      return [{ path, kind: 'sign', message: 'A sign that no mail can hold.' }];
    if (field === 'subject' && /[\r\n]/.test(text.trim()))
      return [{ path, kind: 'oneLine', message: 'A subject has one line.' }];
    const odd = oddBrace(text, names);
    return odd ? [{ path, ...odd }] : [];
  });
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  return Object.fromEntries(
    Object.entries(texts)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([field, text]) => text !== '' && text !== builtIn[field]),
  );
}

/** The first braces that would stand in the mail as they are: a name it does not know, or none at all. */
function oddBrace(text: string, names: readonly string[]): Omit<FieldRefusal, 'path'> | undefined {
  for (const [at, line] of text.split('\n').entries()) {
    const values = { line: at + 1 };
    const [unknown] = [...line.matchAll(places)].find(([, name = '']) => !names.includes(name)) ?? [];
    if (unknown)
      return {
        kind: 'unknownName',
        message: `This mail knows no ${unknown}; it knows ${listed(names)}.`,
        values,
      };
    if (/[{}]/.test(line.replaceAll(places, '')))
      return { kind: 'brace', message: `Line ${values.line} has a brace without a name.`, values };
  }
  return undefined;
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
