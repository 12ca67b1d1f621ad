import type { documentFilter } from '@izlog/contract/editing/document-list';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { useAsked } from './use-asked.ts';
import { useRootField } from './use-root-field.ts';

type Listed = EndpointAnswer<typeof documentFilter>['records'];

/** What something of the site is called in the language that is edited, else in one it has. */
function useListed(page: EditedPage, kind: 'page' | 'term'): Array<{ id: number; title: string }> {
  const language = page.scopes.page?.language;
  const answer = useAsked<{ records: Listed }>(page, 'documents', { kind, limit: 100 });
  return (answer?.records ?? []).map(({ id, languages }) => {
    const own = languages.find((one) => one.language === language) ?? languages[0];
    return { id, title: own?.title || `${id}` };
  });
}

/** The page above this one. */
export function ParentField({
  page,
  docKey,
  kind,
  own,
}: {
  page: EditedPage;
  docKey: string;
  kind: 'page' | 'term';
  own: number;
}) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'parent');
  const listed = useListed(page, kind);
  return (
    <Field label={t('field.parent')}>
      {(control) => (
        <Select
          {...control}
          value={typeof field.value === 'number' ? String(field.value) : ''}
          onChange={({ target }) => {
            field.change(target.value ? Number(target.value) : undefined);
            field.leave();
          }}
        >
          <option value="">{t('content.nothingChosen')}</option>
          {listed
            .filter(({ id }) => id !== own)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}

/** The terms of a page or post. */
export function TermsField({ page, docKey }: { page: EditedPage; docKey: string }) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'terms');
  const listed = useListed(page, 'term');
  const chosen = Array.isArray(field.value) ? field.value.filter((one) => typeof one === 'number') : [];
  if (listed.length === 0) return null;
  return (
    <fieldset className="fieldset" data-setting="terms">
      <legend className="label">{t('field.terms')}</legend>
      {listed.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={chosen.includes(id)}
          onChange={({ target }) => {
            field.change(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
            field.leave();
          }}
        />
      ))}
    </fieldset>
  );
}
