import type { ReactNode } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { SaveBar } from './save-bar.tsx';
import { useUnsaved } from './use-unsaved.ts';

type EditFormProps = {
  /** Name of the form among those of the page. */
  name: string;
  label: string;
  /** What its controls are called where a fault names them. */
  labels?: Readonly<Record<string, string>>;
  /** Of what was read: what somebody else changed since then is refused. */
  revision?: string | undefined;
  className?: string;
  /** Its controls. */
  children: (form: SentForm) => ReactNode;
};

/** A form of what is there already: which version of it was read, how much is not saved yet, and the way to save it. */
export function EditForm({ name, label, labels, revision, className, children }: EditFormProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  return (
    <FormFrame
      form={form}
      label={label}
      labels={labels}
      className={className ?? 'stack stack--lg admin__form'}
    >
      {revision === undefined ? null : (
        <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? revision} />
      )}
      {children(form)}
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}
