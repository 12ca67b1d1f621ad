import { documentKey } from '@izlog/contract/editing/document';
import type { PublishFault } from '@izlog/contract/editing/edit-publish';
import { publishFaultWords } from '../../content/document/publish-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { goToField } from '../page/go-to-field.ts';
import type { Findings as Found } from '../publish.ts';
import { EditIcon } from './edit-icon.tsx';
import { placeWords } from './place-words.ts';

/** What stands in the way of a publish, and what should be looked at before: in words, each with the way to its field. */
export function Findings({
  page,
  findings: { faults, warnings, conflicts },
  accepted,
  onAccept,
  onLeave,
}: {
  page: EditedPage;
  findings: Found;
  accepted: ReadonlySet<string>;
  onAccept: (key: string, isAccepted: boolean) => void;
  /** The dialog goes: the field is shown. */
  onLeave: () => void;
}) {
  const { t } = useStaffText();
  const rest = [...warnings, ...conflicts];
  if (faults.length + rest.length === 0) return null;
  const common = { page, onLeave };
  return (
    <section className="ed-before" aria-labelledby="ed-before">
      <h3 id="ed-before">{t('edit.beforePublish')}</h3>
      <ul className="plain">
        {faults.map((fault) => (
          <Finding key={fault.key} fault={fault} isFault {...common} />
        ))}
        {rest.map((warning) => (
          <Finding key={warning.key} fault={warning} {...common}>
            <label className="check">
              <input
                type="checkbox"
                checked={accepted.has(warning.key)}
                onChange={({ target }) => onAccept(warning.key, target.checked)}
              />
              <span>{t('edit.publishAnyway')}</span>
            </label>
          </Finding>
        ))}
      </ul>
    </section>
  );
}

function Finding({
  page,
  fault: { document, path, kind, values },
  isFault = false,
  onLeave,
  children,
}: {
  page: EditedPage;
  fault: PublishFault;
  isFault?: boolean;
  onLeave: () => void;
  children?: React.ReactNode;
}) {
  const { t } = useStaffText();
  const key = documentKey(document);
  const where = placeWords(t, page.store.shown(key), path);
  return (
    <li className={isFault ? 'finding tone-danger' : 'finding tone-offer'}>
      <EditIcon name="warn" />
      <div>
        <p>
          <strong>{where}</strong>: {publishFaultWords(t, kind, values)}
        </p>
        {children}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          onLeave();
          // Once the dialog has given the focus back.
          setTimeout(() => goToField(page.registry, key, path));
        }}
      >
        {t('edit.goThere')}
        <span className="vh">: {where}</span>
      </button>
    </li>
  );
}
