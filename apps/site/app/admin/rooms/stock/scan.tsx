import type { SubmitEvent } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { ScanQueue } from './use-scan-queue.ts';

/**
 * Where the scanner types; empty and ready again after each code, whatever became of it: what is not counted stands below,
 * since a scanner cannot take back what it typed.
 */
export function Scan({ scans }: { scans: ScanQueue }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'scan' });
  const labels = { code: t('stock.code'), counted: t('stock.countedOf') };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('code');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return form.onSubmit(event);
    event.preventDefault();
    scans.add(field.value.trim());
    // Not its value alone: what is typed is held, and a code that was sent would be there again after a reload.
    event.currentTarget.reset();
    field.focus();
  };
  // A button that was pressed goes away with what it was about, and the scanner would type into nothing.
  const focusCode = () => form.ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  return (
    <>
      <FormFrame form={{ ...form, onSubmit }} label={t('stock.counting')} labels={labels}>
        <TextField
          form={form}
          name="code"
          label={labels.code}
          hint={t('stock.codeHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          autoFocus
        />
        <SendButton form={form} tone="primary">
          {t('stock.add')}
        </SendButton>
      </FormFrame>
      <Waiting
        scans={scans}
        onAgain={() => {
          scans.goOn();
          focusCode();
        }}
      />
      <Refused
        scans={scans}
        onForget={(id) => {
          scans.forget(id);
          focusCode();
        }}
      />
    </>
  );
}

function Waiting({ scans: { waiting, isStuck }, onAgain }: { scans: ScanQueue; onAgain: () => void }) {
  const { t } = useStaffText();
  const site = useText();
  const words = t('stock.scansWaiting', { count: waiting.length });
  if (!isStuck) return waiting.length > 1 ? <p className="small soft">{words}</p> : null;
  return (
    <Note tone="danger" title={site.t('form.offline')} role="alert">
      <p>{words}</p>
      <Button onClick={onAgain}>{site.t('part.again')}</Button>
    </Note>
  );
}

function Refused({ scans: { refused }, onForget }: { scans: ScanQueue; onForget: (id: string) => void }) {
  const { t } = useStaffText();
  const site = useText();
  if (refused.length === 0) return null;
  return (
    <Note tone="danger" title={t('stock.notCounted')} role="alert">
      <ul className="stack">
        {refused.map(({ id, code, fault }) => (
          <li key={id} className="between">
            <span>{fault.words ?? site.t(fault.key, fault.values)}</span>
            <Button tone="quiet" aria-label={t('stock.forgetScan', { code })} onClick={() => onForget(id)}>
              {t('notes.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
