import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type AdminKey, useStaffText } from '../../frame/staff-text.tsx';

/** Keys as they are written, what they do, in the order of the sheet. */
const groups: ReadonlyArray<{ name: AdminKey; keys: ReadonlyArray<readonly [string, AdminKey]> }> = [
  {
    name: 'edit.keys.moving',
    keys: [
      ['F6', 'edit.keys.f6'],
      ['Tab', 'edit.keys.tab'],
      ['Enter', 'edit.keys.enter'],
      ['Esc', 'edit.keys.escape'],
    ],
  },
  {
    name: 'edit.keys.sections',
    keys: [
      ['Alt ↑ ↓', 'edit.keys.move'],
      ['Alt Shift ↑ ↓', 'edit.keys.ends'],
      ['Alt M', 'edit.section.move'],
      ['Alt H', 'edit.section.hide'],
      ['Ctrl C', 'edit.section.copy'],
      ['Ctrl X', 'edit.section.cut'],
      ['Ctrl V', 'edit.section.paste'],
      ['Del', 'edit.keys.delete'],
      ['Alt F10', 'edit.section.tools'],
    ],
  },
  {
    name: 'edit.keys.page',
    keys: [
      ['Ctrl Z', 'edit.undo'],
      ['Ctrl Y', 'edit.redo'],
      ['Ctrl S', 'edit.keys.save'],
      ['Alt P', 'edit.keys.publish'],
      ['?', 'edit.keys.all'],
    ],
  },
];

/** Every key of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStaffText();
  return (
    <Dialog open onClose={onClose} title={t('edit.keys')} closeLabel={t('page.close')}>
      {groups.map(({ name, keys }) => (
        <section key={name} className="ed-keys">
          <h3 className="ed-sub">{t(name)}</h3>
          <dl>
            {keys.map(([key, words]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{t(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
