import { firstStop } from './hidden-rows.ts';

/** The regions between which F6 moves, in their order. */
const regions = ['.ebar', '.ed-conflict', '.rail', '.ed-source', '.edpanel', '.ed-phone', 'main'] as const;

/** Moves the focus to the next region that is there, or the one before; its name is read out by what gets the focus. */
export function moveFocus(isBack: boolean): void {
  const there = regions.map((one) => document.querySelector<HTMLElement>(one)).filter((one) => one !== null);
  const at = there.findIndex((one) => one.contains(document.activeElement));
  const next = there.at((at === -1 ? (isBack ? -1 : 0) : at + (isBack ? -1 : 1)) % there.length);
  const first =
    next?.tagName === 'MAIN'
      ? firstStop(next)
      : next?.querySelector<HTMLElement>('button:not(:disabled), a[href], input, select, h2[tabindex]');
  (first ?? next)?.focus();
}
