import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { loadStepWords } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import type { Step } from '../store/undo-stack.ts';

/** Undo and redo, each of which says what it was about: that may be anywhere on the page. */
export function useSteps({ announcer, store }: EditedPage): Record<'onUndo' | 'onRedo', () => void> {
  const { t } = useStaffText();
  const tell = async (words: 'edit.undone' | 'edit.redone', step: Step | undefined) => {
    if (!step) {
      // Until it is decided nothing of the document is taken back.
      if (store.status().state === 'conflict') announcer.say(t('edit.conflict'));
      return;
    }
    const body = store.shown(step.key);
    const { stepWords } = await loadStepWords();
    announcer.say(t(words, { what: stepWords(t, body, step) }));
  };
  return {
    onUndo: () => void tell('edit.undone', store.undo()),
    onRedo: () => void tell('edit.redone', store.redo()),
  };
}
