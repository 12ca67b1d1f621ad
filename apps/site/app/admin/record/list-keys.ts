import type { KeyboardEvent } from 'react';

/**
 * Goes from row to row by `j` and `k`, chooses one by `x` and opens it by `o`, while the focus is in the list: single keys that worked
 * anywhere would be pressed by voice control and by chance (WCAG 2.1.4).
 */
export function moveByKeys(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  if (event.target.matches('input, select, textarea')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')];
  const now = links.findIndex((link) => link.closest('tr') === (event.target as HTMLElement).closest('tr'));
  const step = { j: 1, k: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    links[Math.min(Math.max(now + step, 0), links.length - 1)]?.focus();
  }
  if (event.key === 'x' && now >= 0) {
    event.preventDefault();
    links[now]?.closest('tr')?.querySelector<HTMLElement>('[name="ids"]')?.click();
  }
  if (event.key === 'o' && now >= 0) {
    event.preventDefault();
    links[now]?.click();
  }
}
