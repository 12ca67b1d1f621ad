import { staffNoteLength } from '@izlog/contract/field-lengths';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { FormFrame } from './once/form-frame.tsx';
import { Group } from './record-parts.tsx';
import { useStaffText } from './staff-text.tsx';

/** A note of the team. */
export const noteRules: FormRules = { text: [required, maxLength(staffNoteLength)] };

type StaffNotesProps = {
  /** Without `mayRemove` it is for anyone who may write. */
  notes: readonly { id: number; text: string; at: string; by: string; mayRemove?: boolean }[];
  hint: string;
  /** Whether the reader may write and remove them. */
  mayWrite?: boolean;
};

/** What the team wrote about a record, the newest first, and one more. */
export function StaffNotes({ notes, hint, mayWrite = true }: StaffNotesProps) {
  const { t, shortDate, time } = useStaffText();
  return (
    <Group title={t('notes.title')}>
      {notes.length > 0 ? (
        <ul className="notes plain">
          {notes.map(({ id, text, at, by, mayRemove = mayWrite }) => (
            <li key={id}>
              <p className="keep-lines">{text}</p>
              <div className="between">
                <small>
                  {by ? `${by}, ` : ''}
                  {shortDate(at)} {time(at)}
                </small>
                {mayRemove ? <RemoveNote id={id} text={text} /> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? <AddNote key={notes[0]?.id ?? 0} hint={hint} /> : null}
    </Group>
  );
}

function AddNote({ hint }: { hint: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'note', rules: noteRules });
  const label = t('notes.new');
  return (
    <FormFrame form={form} label={t('notes.add')} labels={{ text: label }}>
      <TextAreaField form={form} name="text" label={label} hint={hint} rows={2} data-most={2000} />
      <SendButton form={form}>{t('notes.add')}</SendButton>
    </FormFrame>
  );
}

function RemoveNote({ id, text }: { id: number; text: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `removeNote-${id}` });
  return (
    <FormFrame form={form} label={`${t('notes.remove')}: ${text.slice(0, 60)}`}>
      <input type="hidden" name="noteId" value={id} />
      <SendButton form={form} tone="quiet">
        {t('notes.remove')}
      </SendButton>
    </FormFrame>
  );
}
