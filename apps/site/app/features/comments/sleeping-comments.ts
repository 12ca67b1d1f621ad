import { splitView } from '../../ui/split-view.tsx';

/** The comments below a product or a post: nobody needs their code before scrolling to them. */
export const SleepingComments = splitView(
  async () => (await import('./comments-section.tsx')).CommentsSection,
  {
    sleeps: true,
  },
);
