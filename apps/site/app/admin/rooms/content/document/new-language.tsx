import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import type { DocumentView, LanguageView } from './document-view.ts';

/** A language that there is nothing in yet: it begins as a draft with the words of another one. */
export function NewLanguage({ view, one }: { view: DocumentView; one: LanguageView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `new-${one.language.code}` });
  const sources = view.languages.filter(({ root }) => root !== null);
  return (
    <FormFrame form={form} label={t('content.beginLanguage', { name: one.language.name })}>
      <p className="soft">{t('content.beginLead')}</p>
      <input type="hidden" name="source" value={sources[0]?.language.code} />
      <SendButton form={form} tone="primary">
        {t('content.beginLanguage', { name: one.language.name })}
      </SendButton>
    </FormFrame>
  );
}
