import { useText } from '#site/i18n/use-text.tsx';
import type { DroppedView } from '#site/kit/forms/form-answer.ts';
import { Note } from '#site/ui/note.tsx';

/** What fell away from the cart without the visitor doing it: its name, and why (ORDER-004). */
export function DroppedNotes({ dropped }: { dropped: readonly DroppedView[] }) {
  const { t } = useText();
  return dropped.map(({ what, name, reason }) => (
    <Note key={what} tone="offer" role="status">
      {name ? t(`cart.${what}Named`, { name }) : t(`cart.${what}`)}
      {reason ? ` ${t(reason)}` : ''}
    </Note>
  ));
}
