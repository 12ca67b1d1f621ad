import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { FileField } from './file-field.tsx';

interface CsvFieldsProps {
  /** What the file is called, if not just that. */
  label?: string;
  hint?: string;
  /** Kinds of files that are taken beside tables. */
  also?: string;
}

/** Where a table comes from and in which encoding it is written. */
export function CsvFields({ label, hint, also = '' }: CsvFieldsProps) {
  const { t } = useStaffText();
  return (
    <>
      <FileField
        label={label ?? t('people.file')}
        hint={hint}
        name="file"
        accept={`.csv,.txt,.tsv,text/csv${also}`}
        required
      />
      <Field label={t('products.fileEncoding')} hint={t('products.fileEncodingHint')}>
        {(control) => (
          <Select {...control} name="encoding" defaultValue="">
            <option value="">{t('products.fileEncodingOwn')}</option>
            <option value="windows-1250">{t('products.fileEncodingWindows')}</option>
          </Select>
        )}
      </Field>
    </>
  );
}
