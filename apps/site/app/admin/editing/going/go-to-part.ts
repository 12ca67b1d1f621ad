import type { FieldRegistry } from '../page/field-registry.ts';
import { firstStop } from '../page/hidden-rows.ts';

/** After the page has it: a part comes into sight, and its first field has the focus. */
export function goToPart(registry: FieldRegistry, id: string): void {
  requestAnimationFrame(() => {
    const element = registry.elementOf(id);
    element?.scrollIntoView({ block: 'nearest' });
    const field = firstStop(element);
    if (field && !element?.contains(document.activeElement)) field.focus({ preventScroll: true });
  });
}

/**
 * After a part is gone: the focus goes to the nearest of those around it that has something to go to; without one, to where
 * one begins again.
 */
export function goOnBeside(registry: FieldRegistry, near: readonly string[]): void {
  requestAnimationFrame(() => {
    const stop = near.map((id) => firstStop(registry.elementOf(id))).find((one) => one !== undefined);
    (stop ?? document.querySelector<HTMLElement>('.ed-empty button, .ebar button'))?.focus();
  });
}
