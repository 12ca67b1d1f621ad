import { contactAdmin as contactAdminEndpoint } from '@izlog/contract/cms/forms/contact-admin';
import { formConfirmEmail } from '@izlog/contract/cms/forms/form-confirm-email';
import {
  formEntries,
  formEntry,
  formEntryBulk,
  formEntryExport,
  formEntryFile,
} from '@izlog/contract/cms/forms/form-entries';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import { formGet } from '@izlog/contract/cms/forms/form-get';
import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formDelete, formOverview, formRead } from '@izlog/contract/cms/forms/form-staff';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { formUpload } from '@izlog/contract/cms/forms/form-upload';
import { paginate } from '@izlog/contract/pagination';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { serveBulk } from '#platform/kernel/resource/serve-bulk.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { formUploads } from '#platform/services/media/index.ts';
import { contactAdmin } from './contact-admin.ts';
import { sendEntryFile } from './entry-files.ts';
import { exportEntries } from './export-entries.ts';
import { findForm, listForms as listPublic } from './form.queries.ts';
import { formPart } from './form-part.ts';
import { openEntries } from './open-entries.ts';
import { presentForm } from './present-form.ts';
import { saveForm } from './save-form.ts';
import { entryActs, getEntry, listForStaff as listEntries } from './staff-entries.ts';
import { listForStaff as listForms, readForm, removeForm } from './staff-forms.ts';
import { confirmEntryEmail, storeEntry } from './store-entry.ts';
import { defineFormFilesJob, mustTakeFiles, takeTicketFile, uploadFormFiles } from './upload-form-files.ts';

/** The contact form, and forms that staff make. */
export function formRoutes(kernel: Kernel): Route[] {
  defineFormFilesJob(kernel);
  Object.assign(kernel.held.get(formUploads), { mustBeTaken: mustTakeFiles, take: takeTicketFile });
  kernel.held.get(todoProviders).push(openEntries);
  kernel.personalData.add(formPart);
  return [
    route(contactAdminEndpoint, async (ctx, input) => {
      await contactAdmin(kernel, ctx, input);
      return {};
    }),
    route(formFilter, async (ctx, { filters, page, limit }) => {
      const { rows, total } = await listPublic(ctx, filters.type, page, limit);
      return { records: rows.map((row) => presentForm(ctx, row)), pagination: paginate(page, limit, total) };
    }),
    route(formGet, async (ctx, { id }) => {
      ctx.tags.add(`form:${id}`);
      const row = await findForm(ctx, id);
      if (!row) throw new Refusal('notFound');
      return presentForm(ctx, row);
    }),
    route(formSave, saveForm),
    route(formStoreData, (ctx, input) => storeEntry(kernel, ctx, input)),
    rawRoute(formUpload, async (ctx, input, request) => ({
      data: await uploadFormFiles(kernel, ctx, input, request),
    })),
    rawRoute(formConfirmEmail, async ({ now }, { id }, _request, reply) =>
      reply.redirect(await confirmEntryEmail(kernel, id, now), 303),
    ),
    route(formOverview, listForms),
    route(formRead, (ctx, { id }) => readForm(ctx, id)),
    route(formDelete, (ctx, { id }) => removeForm(ctx, id)),
    route(formEntries, listEntries),
    route(formEntry, (ctx, { id }) => getEntry(kernel, ctx, id)),
    serveBulk(formEntryBulk, entryActs),
    rawRoute(formEntryExport, (ctx, input, _request, reply) => exportEntries(ctx, input, reply)),
    rawRoute(formEntryFile, ({ now }, { token }, _request, reply) =>
      sendEntryFile(kernel, token, now, reply),
    ),
  ];
}
