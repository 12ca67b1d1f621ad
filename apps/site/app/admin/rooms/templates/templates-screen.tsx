import type { templateResource } from '@izlog/contract/cms/template-resource';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import type { ListView, OwnLook } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';

/** A template as the list shows it. */
export interface TemplateRow {
  id: number;
  name: string;
  /** What is in it, each by its first words. */
  sections: readonly { id: string; handler: string; words: string }[];
  createdAt: string;
}

const look = {
  record: 'template',
  route: 'adminTemplates',
  fields: { name: 'log.field.name' },
} satisfies OwnLook<typeof templateResource, TemplateRow>;

/** The named sets of sections that pages can be made from (ADMIN-011, CMS-066). */
export function TemplatesScreen({ title, view }: { title: string; view: ListView<TemplateRow> }) {
  return (
    <ResourceList title={title} view={view} look={look}>
      <ul className="ledger">
        {view.rows.map((template) => (
          <TemplateLine key={template.id} template={template} />
        ))}
      </ul>
    </ResourceList>
  );
}

function TemplateLine({ template }: { template: TemplateRow }) {
  const { t, longDate } = useStaffText();
  const { id, name, sections, createdAt } = template;
  const form = useSentForm({ name: `template-${id}` });
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small soft">
          {t('templates.sections', { count: sections.length })}
          {' · '}
          {longDate(createdAt)}
        </p>
      </div>
      <details>
        <summary className="link">
          {t('templates.preview')}
          <span className="vh">: {name}</span>
        </summary>
        <ol className="small">
          {sections.map((one) => (
            <li key={one.id}>
              {sectionWords(t, one.handler)}
              {one.words ? <span className="soft">: {one.words}</span> : null}
            </li>
          ))}
        </ol>
      </details>
      <UseForm template={template} />
      <RenameForm key={name} template={template} />
      <details>
        <summary className="link">
          {t('templates.delete')}
          <span className="vh">: {name}</span>
        </summary>
        <FormFrame form={form} label={t('templates.deleteOf', { name })}>
          <p className="small soft">{t('templates.deleteLead')}</p>
          <input type="hidden" name="id" value={id} />
          <SendButton form={form} tone="danger">
            {t('templates.delete')}
          </SendButton>
        </FormFrame>
      </details>
    </li>
  );
}

/** A new page with its sections, as a draft that is opened at once. */
function UseForm({ template: { id, name } }: { template: TemplateRow }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `use-${id}` });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="id" value={id} />
      <SendButton form={form}>
        {t('templates.use')}
        <span className="vh">: {name}</span>
      </SendButton>
    </FormFrame>
  );
}

function RenameForm({ template: { id, name } }: { template: TemplateRow }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `rename-${id}` });
  return (
    <details open={Boolean(form.faults.name)}>
      <summary className="link">
        {t('templates.rename')}
        <span className="vh">: {name}</span>
      </summary>
      <FormFrame form={form} label={t('templates.renameOf', { name })}>
        <input type="hidden" name="id" value={id} />
        <TextField
          form={form}
          name="name"
          label={t('log.field.name')}
          data-most={300}
          autoComplete="off"
          defaultValue={name}
        />
        <SendButton form={form}>{t('form.save')}</SendButton>
      </FormFrame>
    </details>
  );
}
