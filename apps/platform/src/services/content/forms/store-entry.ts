import type { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { limits } from '@izlog/contract/limits';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { consents, mustBeHuman, staffMail } from '#platform/services/people/index.ts';
import { checkEntry, type EntryData } from './check-entry.ts';
import {
  addEntry,
  claimFiles,
  confirmEntry,
  type EntryRow,
  type FormRow,
  findEntry,
  findForm,
  listFilesOf,
} from './form.queries.ts';
import { presentForm } from './present-form.ts';
import { rowsOf } from './staff-entries.ts';
import { readFileToken } from './upload-form-files.ts';

/** Hours in which the address of an entry can be confirmed. */
const confirmHours = 72;
/** Bytes of files that go along with a mail to staff; more stay in the back office. */
const largestMail = 12 * 1024 * 1024;

/** Stores what somebody filled into a form (CMS-045), tells the shop's people, or first asks to confirm the address. */
export async function storeEntry(
  kernel: Kernel,
  outer: Ctx,
  input: EndpointParsed<typeof formStoreData>,
): Promise<{ id: number }> {
  const form = await findForm(outer, input.id);
  if (!form) throw new Refusal('notFound');
  await limitAddress(outer, 'form', 20, 3600);
  const data = checkEntry(form.fields, input.data);
  if (form.requireRecaptcha) await mustBeHuman(kernel, outer, input.recaptcha);
  return saveEntry(kernel, outer, form, { ...input, data });
}

/** Saves what a person filled in, checked by `checkEntry`. */
export async function saveEntry(
  kernel: Kernel,
  outer: Ctx,
  form: FormRow,
  { data, ...input }: Pick<EndpointParsed<typeof formStoreData>, 'consents'> & { data: EntryData },
): Promise<{ id: number }> {
  if (form.validateConsents) await consents.mustAccept(outer, form.type, input.consents);
  const tokens = form.fields.flatMap(({ name, kind }) => (kind === 'file' ? listOf(data[name]) : []));
  if (tokens.length > limits.publicUploadFiles) throw tooManyFiles();
  const fileIds = tokens.map((token) => readFileToken(kernel, token));
  return inTransaction(outer, async (ctx) => {
    const email = emailOf(form, data);
    const entry = await addEntry(ctx, {
      siteId: ctx.site.id,
      formId: form.id,
      data: withoutFiles(form, data),
      email,
      language: ctx.language,
      createdAt: ctx.now,
    });
    const files = await claimFiles(ctx, fileIds, entry);
    if (files.length !== new Set(fileIds).size) throw new Refusal('validationFailed');
    await consents.record(ctx, {
      sourceType: form.type,
      consents: input.consents,
      user: { userType: 'guest', email: email ?? '' },
    });
    if (form.requireEmailConfirm && email) await askToConfirm(kernel, ctx, form, entry, email);
    else await tellStaff(ctx, form, entry);
    return { id: entry.id };
  });
}

/**
 * Confirms the address of an entry with the link of the mail (CMS-046) and gives where to go: the confirm-e-mail page with
 * its goal. Staff hear of the entry now. Refuses with tokenInvalid.
 */
export async function confirmEntryEmail(kernel: Kernel, id: string, now: Date): Promise<string> {
  const [siteId = '', entryId = ''] = id.split('.');
  const outer = /^\d{1,15}$/.test(siteId) && (await jobContext(kernel, Number(siteId), 'form', now));
  if (!outer || !/^\d{1,15}$/.test(entryId)) throw new Refusal('tokenInvalid');
  return inTransaction(outer, async (ctx) => {
    const entry = await findEntry(ctx, Number(entryId));
    const form = entry && (await findForm(ctx, entry.formId));
    if (!entry || !form || id !== entryToken(kernel, entry)) throw new Refusal('tokenInvalid');
    const isLate = now.getTime() - entry.createdAt.getTime() > confirmHours * 3600_000;
    if (!entry.confirmedAt && isLate) throw new Refusal('tokenInvalid');
    if (await confirmEntry(ctx, entry.id)) await tellStaff(ctx, form, entry);
    const query = new URLSearchParams({ goal: '/', goalType: 'redirect', confirmedEmail: entry.email ?? '' });
    return siteAddress(kernel, ctx, `/potvrdi-email?${query}`, entry.language);
  });
}

async function askToConfirm(kernel: Kernel, ctx: Ctx, form: FormRow, entry: EntryRow, email: string) {
  const base = await siteAddress(kernel, ctx, '/', ctx.site.defaultLanguage);
  const url = new URL(`/api/v1/cms/form/confirmEmail/${entryToken(kernel, entry)}`, base).href;
  await sendMail(ctx, 'formConfirmation', email, {
    form: presentForm(ctx, form).title,
    url,
    hours: confirmHours,
  });
}

function entryToken({ tokens }: Kernel, { siteId, id }: EntryRow): string {
  return `${siteId}.${id}.${tokens.seal(`form entry ${siteId} ${id}`)}`;
}

async function tellStaff(outer: Ctx, form: FormRow, entry: EntryRow): Promise<void> {
  // The shop's people read the form in their own language.
  const ctx = { ...outer, language: outer.site.defaultLanguage };
  const { title } = presentForm(ctx, form);
  const files = await listFilesOf(ctx, entry.id);
  const isLight = files.reduce((sum, { size }) => sum + size, 0) <= largestMail;
  const rows = rowsOf(ctx, form, entry);
  const mail = { form: title, fields: [...rows, ...files.map(({ name }) => ({ label: '📎', value: name }))] };
  const options = {
    replyTo: entry.email ?? undefined,
    files: isLight ? files.map(({ name, storageKey, mime }) => ({ name, storageKey, mime })) : [],
  };
  if (form.mailTo)
    await sendMail(ctx, 'formEntry', form.mailTo, mail, { ...options, language: ctx.site.defaultLanguage });
  else await staffMail.send(ctx, 'formEntry', mail, options);
}

function emailOf(form: FormRow, data: EntryData): string | null {
  const field = form.fields.find(({ name, kind }) => kind === 'email' && data[name]);
  return field ? String(data[field.name]).toLowerCase() : null;
}

function withoutFiles(form: FormRow, data: EntryData): EntryData {
  const files = new Set(form.fields.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !files.has(name)));
}

function listOf(value: EntryData[string] | undefined): string[] {
  return Array.isArray(value) ? value : [];
}

function tooManyFiles(): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'data', kind: 'uploadLimit', message: `At most ${limits.publicUploadFiles} files.` }],
  });
}
