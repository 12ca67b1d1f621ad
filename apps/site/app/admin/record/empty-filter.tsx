import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { FilterProps, KindFilter } from './kind.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import type { FilterView } from './list-view.ts';

const words = { empty: 'resource.empty', filled: 'resource.filled' } as const;

/** Narrows a list to where a field is empty, or is not; for a field of any kind. */
const emptyFilter: KindFilter = {
  isGood: (text) => Object.hasOwn(words, text),
  Control: (props) => <EmptyFilter {...props} />,
  Chosen: (props) => <Chosen {...props} />,
};

/** How a list is narrowed by a field. */
export const filterOf = ({
  kind,
  isByEmpty,
}: Pick<FilterView, 'kind' | 'isByEmpty'>): KindFilter | undefined =>
  isByEmpty ? emptyFilter : kindsOnSite[kind].filter;

function EmptyFilter({ field: { params }, label, texts: [text] }: FilterProps) {
  const { t } = useStaffText();
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={params[0]} defaultValue={text}>
          <option value="">{t('resource.everything')}</option>
          {Object.entries(words).map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Chosen({ texts: [text] }: FilterProps) {
  const { t } = useStaffText();
  return t(text === 'empty' ? words.empty : words.filled);
}
