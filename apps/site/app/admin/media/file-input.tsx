import { limits } from '@izlog/contract/limits';
import { useHydrated } from '../../kit/frame/use-hydrated.ts';
import { Field } from '../../ui/controls/field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';

/** The field by which files are chosen; scripts take them at once, without scripts they go with their form. */
export function FileInput({
  onFiles,
  name,
}: {
  onFiles: (files: readonly File[]) => void;
  /** Its name in a form that sends it without scripts. */
  name?: string;
}) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  return (
    <Field
      label={t('media.uploadFiles')}
      hint={t(isHydrated ? 'media.uploadWays' : 'media.uploadHint', { limit: limits.uploadFiles })}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          multiple
          required={name !== undefined}
          className="input"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      )}
    </Field>
  );
}
