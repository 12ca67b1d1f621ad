import type { Pagination } from '@izlog/contract/pagination';
import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/addresses.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdminPages } from '../frame/admin-pages.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';

/** A template as the list shows it. */
export interface TemplateRow {
  id: number;
  name: string;
  /** How many sections it has. */
  sections: number;
  createdAt: string;
}

type TemplatesScreenProps = {
  title: string;
  templates: readonly TemplateRow[];
  pagination: Pick<Pagination, 'page' | 'lastPage'>;
};

/** The named sets of sections that pages can be made from (ADMIN-011, CMS-066). */
export function TemplatesScreen({ title, templates, pagination }: TemplatesScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      {templates.length > 0 ? (
        <ul className="ledger">
          {templates.map((template) => (
            <TemplateLine key={template.id} template={template} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('templates.none')}>
          <p>{t('templates.noneLead')}</p>
        </EmptyState>
      )}
      <AdminPages {...pagination} href={(page) => `${address('adminTemplates')}?page=${page}`} />
    </AdminScreen>
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
          {t('templates.sections', { count: sections })}
          {' · '}
          {longDate(createdAt)}
        </p>
      </div>
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
