import { useText } from '#site/i18n/use-text.tsx';
import { Doubt } from './doubt.tsx';
import type { SentForm } from './use-sent-form.ts';

/** What is doubted of an e-mail, with a button that takes the address that was probably meant. */
export function EmailDoubt({ form, name, usual }: { form: SentForm; name: string; usual?: string }) {
  const { t } = useText();
  const meant = form.doubts[name]?.values?.meant;
  const takeMeant = () => {
    const field = form.ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || meant === undefined) return;
    field.value = String(meant);
    // As if it had been typed: the doubt goes, and it is kept in this tab.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <Doubt form={form} name={name} usual={usual}>
      <button type="button" className="link not-plain" onClick={takeMeant}>
        {t('checkout.takeMeant')}
      </button>
    </Doubt>
  );
}
