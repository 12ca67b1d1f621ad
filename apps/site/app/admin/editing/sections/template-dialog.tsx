import type { Part } from '@izlog/contract/cms/content/part';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';
import { type FormEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { titleOfPart } from '../door/part-place.ts';
import type { EditedPage } from '../page/edited-page.ts';

/** Puts a section aside under a name, to be used again on other pages (CMS-066). */
export function TemplateDialog({
  page,
  part,
  onClose,
}: {
  page: EditedPage;
  part: Part;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const [name, setName] = useState(titleOfPart(part));
  const [fault, setFault] = useState<'name' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault('name');
    setBusy(true);
    const answer = await page.talk
      .act('templateCreate', { name: name.trim(), sections: [withoutResolved(part)] })
      .catch(() => undefined);
    setBusy(false);
    if (!answer || !('data' in answer)) return setFault('failed');
    show(t('edit.template.saved'), { tone: 'success' });
    onClose();
  };
  return (
    <FormDialog open onClose={onClose} title={t('edit.section.template')} closeLabel={t('page.close')}>
      <form className="stack" onSubmit={(event) => void save(event)} noValidate>
        {fault === 'failed' ? (
          <Note tone="danger" role="alert">
            {t('edit.template.failed')}
          </Note>
        ) : null}
        <Field label={t('edit.template.name')} error={fault === 'name' && t('edit.template.nameNeeded')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              data-most={300}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <p>
          <Button tone="primary" type="submit" busy={isBusy}>
            {t('edit.template.save')}
          </Button>
        </p>
      </form>
    </FormDialog>
  );
}
