import type { Frame } from '#site/document/frame.ts';

/** What the routes of a page say of it. */
type Matches = ReadonlyArray<{ handle?: unknown }>;

/** Whether a page is one of dummies, on which there is nothing to edit: its route says so. */
const isPlaceholder = (matches: Matches): boolean =>
  matches.some(({ handle }) => (handle as { isPlaceholder?: boolean } | undefined)?.isPlaceholder === true);

/** Whether a page is being edited (EDIT-001): somebody may, its address says so, and it is no page of dummies. */
export const isEditing = (right: Frame['edit'], address: URLSearchParams, matches: Matches): boolean =>
  right !== undefined && address.get('editPage') === 'true' && !isPlaceholder(matches);
