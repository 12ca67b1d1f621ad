import { splitView } from '#site/ui/split-view.tsx';

/** Fetches the code of the window with new sections. */
export const loadAddDialog = () => import('./add-dialog.tsx');

/** The window with new sections, in a file of its own; the list of sections, itself opened later, opens it too. */
export const AddDialog = splitView(async () => (await loadAddDialog()).AddDialog);
