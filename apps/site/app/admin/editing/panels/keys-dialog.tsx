import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { type ShortcutGroup, shortcuts } from '../frame/shortcuts.ts';

const groups: readonly ShortcutGroup[] = [
  'edit.keys.moving',
  'edit.keys.sections',
  'edit.keys.writing',
  'edit.keys.page',
];

/** Every key of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStaffText();
  const all = Object.entries(shortcuts);
  return (
    <Dialog open onClose={onClose} title={t('edit.keys')} closeLabel={t('page.close')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it */}
      <section aria-label={t('edit.keys')} tabIndex={0}>
        {groups.map((name) => (
          <section key={name} className="ed-keys">
            <h3 className="ed-sub">{t(name)}</h3>
            <dl>
              {all
                .filter(([, { group }]) => group === name)
                .map(([id, { keys, words }]) => (
                  <div key={id}>
                    <dt>
                      {keys.split(' ').map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </dt>
                    <dd>{t(words)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
