import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import type { ControlProps } from './control-props.ts';
import type { ShownUse } from './picture-dialog.tsx';

const PicturesDialog = splitView(async () => (await import('./pictures-dialog.tsx')).PicturesDialog);

/** Several pictures among the settings: how many there are, and the dialog of their order. */
export function PicturesControl({ label, value, page, onChange }: ControlProps<FieldDeclaration>) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  const uses = page.resolved.fill(value ?? []) as readonly ShownUse[];
  return (
    <div className="field">
      <span className="label">{label}</span>
      <div className="ed-chosen">
        <span>{t('edit.list.count', { count: uses.length })}</span>
        <Button className="button--small" onClick={() => setOpen(true)}>
          {t('edit.link.change')}
          <span className="vh">: {label}</span>
        </Button>
      </div>
      {isOpen ? (
        <PicturesDialog
          value={uses}
          onClose={() => setOpen(false)}
          onSave={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
