import { outcomeOf } from '@izlog/contract/client';
import { fileUpload } from '@izlog/contract/media/file-upload';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import type { SaidDownload } from '@izlog/contract/product/record/said-lists';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { backTo } from '../say-and-go.server.ts';

/** Saves what buyers of an e-product get: names, what goes, and one more file or address. */
export async function takeDownloads(site: SiteContext, before: ProductRecord, form: FormData) {
  const say = sayer(site);
  const read = (name: string) => reader(form)(name).trim();
  const faults: Record<string, Fault> = {};
  const downloads = before.downloads.flatMap((one, place): SaidDownload[] => {
    if (!form.has(`name-${place}`)) return [one];
    if (read(`remove-${place}`) === 'true') return [];
    const name = read(`name-${place}`);
    if (name === '') faults[`name-${place}`] = { key: 'validation.required' };
    return [{ ...one, name }];
  });
  const [file, url] = [form.get('file'), read('url')];
  const isFile = file instanceof File && file.size > 0;
  if (url !== '' && !(URL.canParse(url) && /^https?:\/\//.test(url)))
    faults.url = { key: 'form.wrong', words: say('products.externalUrlWrong') };
  if (Object.keys(faults).length > 0) return wrongForm('downloads', form, faults);
  if (isFile) {
    const mediaId = await store(site, file);
    if (mediaId === undefined)
      return wrongForm('downloads', form, {
        file: { key: 'form.wrong', words: say('products.downloadRefused') },
      });
    downloads.push({ name: read('name') || file.name.slice(0, 200), mediaId, url: null });
  }
  if (url !== '')
    downloads.push({ name: (isFile ? '' : read('name')) || url.slice(0, 200), mediaId: null, url });
  const outcome = await outcomeOf(
    ownCall(site)(updateProductRecord, { id: before.id, downloads, revision: read('revision') }),
  );
  if (!outcome.errored) return backTo(site, before.id);
  if (outcome.error.code !== refusals.recordChanged.code)
    return refusedForm(site, 'downloads', form, outcome.error);
  const refusal = say('products.downloadsChanged');
  return data<FormAnswer>({ form: 'downloads', refusal, typed: typedFields(form) }, { status: 409 });
}

/** Keeps a file that only its buyers may fetch; nothing where it is refused. */
async function store(site: SiteContext, file: File): Promise<number | undefined> {
  const body = new FormData();
  body.append('customData', JSON.stringify({ access: 'private' }));
  body.append('file', file);
  const sent = new Response(body);
  const raw = {
    type: sent.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await sent.arrayBuffer()),
  };
  const { status, text } = await site.ask(fileUpload, {}, raw);
  return status === 200 ? (JSON.parse(text) as { data: { id: number } }).data.id : undefined;
}
