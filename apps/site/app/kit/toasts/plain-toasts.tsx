import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { notices, type ToastName } from './toasts.ts';

/** What the page before left to be shown, for visitors without scripts; everybody else sees it as a toast. */
export function PlainNotices({ names }: { names: readonly ToastName[] }) {
  const { t } = useText();
  if (names.length === 0) return null;
  return (
    <div className="plain-notices">
      {names.map((name) => (
        <Note key={name} tone={notices[name].tone} role="status">
          {t(notices[name].key)}
        </Note>
      ))}
    </div>
  );
}
