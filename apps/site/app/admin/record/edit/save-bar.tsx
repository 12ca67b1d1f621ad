import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';

/** The end of a form of the back office: how much of it is not saved, and the two ways on. */
export function SaveBar({ form, unsaved }: { form: SentForm; unsaved: number }) {
  const { t } = useStaffText();
  return (
    <div className="save-bar" data-unsaved={unsaved > 0 || undefined}>
      <span role="status">{unsaved > 0 ? t('resource.unsaved', { count: unsaved }) : null}</span>
      {unsaved > 0 ? (
        <Button type="reset" tone="quiet">
          {t('resource.discard')}
        </Button>
      ) : null}
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </div>
  );
}
