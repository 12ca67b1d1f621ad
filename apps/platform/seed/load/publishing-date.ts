import type { Publishing } from '../demo/shape-content.ts';
import { instantOf } from './moments.ts';

/** When something becomes public; null for a draft. What waits for its day appears at eight in the morning. */
export function publishingDate(published: Publishing, now: Date): Date | null {
  if (published === 'draft') return null;
  return 'at' in published
    ? new Date(published.at)
    : instantOf(now, { inDays: published.inDays, at: '08:00' });
}
