import { ActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import type { ProductView } from '../product-view.ts';

/** What the buyer of an e-product gets: files that only buyers may fetch, and addresses. Works without scripts. */
export function ProductDownloads({ view: { record, mayUpload } }: { view: ProductView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'downloads' });
  const known = record?.downloads ?? [];
  return (
    <section className="group" id="datoteke" aria-labelledby="datoteke-h">
      <h2 id="datoteke-h">{t('products.downloads')}</h2>
      <form.Form
        ref={form.ref}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={t('products.downloads')}
        className="stack"
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="form" value={form.name} />
        <ActKey form={form} />
        <input type="hidden" name="revision" value={record?.revision ?? ''} />
        <p className="small soft">{t('products.downloadsLead')}</p>
        {form.refusal ? (
          <div tabIndex={-1} data-problems="">
            <Note tone="danger" role="alert">
              {form.refusal}
            </Note>
          </div>
        ) : null}
        {known.map(({ name, url }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells a file, and the form is rebuilt when one goes
          <div key={place} className="fields">
            <TextField
              form={form}
              name={`name-${place}`}
              className="f6"
              label={t('products.downloadName', { number: place + 1 })}
              data-most={200}
              defaultValue={name}
            />
            {url === null ? null : <p className="f6 small soft">{url}</p>}
            <CheckField form={form} name={`remove-${place}`} label={t('products.downloadRemove')} />
          </div>
        ))}
        <div className="fields">
          {mayUpload ? (
            <TextField
              form={form}
              name="file"
              type="file"
              className="f6"
              label={t('products.downloadFile')}
              hint={t('products.downloadFileHint')}
              isOptional
            />
          ) : null}
          <TextField
            form={form}
            name="url"
            type="url"
            className="f6"
            label={t('products.downloadAddress')}
            data-most={2000}
            isOptional
          />
          <TextField
            form={form}
            name="name"
            className="f6"
            label={t('products.downloadNew')}
            hint={t('products.downloadNewHint')}
            data-most={200}
            isOptional
          />
        </div>
        <SendButton form={form}>{t('products.downloadsSave')}</SendButton>
      </form.Form>
    </section>
  );
}
