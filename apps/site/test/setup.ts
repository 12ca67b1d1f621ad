import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadSplitViews } from '#site/ui/split-view.tsx';

// Waits for nothing when all is well: only a hang may fail by the clock, also on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing, so it has neither modal dialogs nor popovers: these few lines keep what a test can see of them.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// Nor screens: no question about one holds.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  this.style.display = 'block';
};
HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  this.style.display = '';
};

// Rendered at once, as on the server.
beforeAll(loadSplitViews);

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      complaints.push(words);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`Unexpected console output: ${complaints.map((words) => words.join(' ')).join('\n')}`);
});
