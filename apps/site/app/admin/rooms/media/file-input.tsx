import { limits } from '@izlog/contract/limits';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { FileField } from '#site/admin/record/file/file-field.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';

/** The field by which files come into the gallery; scripts take them at once, without scripts they go with their form. */
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
    <FileField
      label={t('media.uploadFiles')}
      hint={t(isHydrated ? 'media.uploadWays' : 'media.uploadHint', { limit: limits.uploadFiles })}
      name={name}
      multiple
      required={name !== undefined}
      onFiles={onFiles}
    />
  );
}
