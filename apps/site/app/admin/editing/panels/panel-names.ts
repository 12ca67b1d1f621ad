/** What lies beside the page; one of them at a time. */
export const panelNames = ['settings', 'phone', 'history', 'preview', 'languages', 'check', 'keys'] as const;
export type PanelName = (typeof panelNames)[number] | 'changes';
