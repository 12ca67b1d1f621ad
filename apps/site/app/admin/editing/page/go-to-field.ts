import { readPath } from '@izlog/contract/editing/op';
import type { FieldRegistry } from './field-registry.ts';
import { firstStop } from './hidden-rows.ts';

/** Goes to where a path leads and puts the focus there; false where the page does not show it, such as a description. */
export function goToField(registry: FieldRegistry, key: string, path: string): boolean {
  const place = readPath(path);
  const part = place?.part ?? path.split('/')[0] ?? '';
  const inPart = [...registry.all()].filter((one) => one.place.key === key && one.place.part === part);
  const field =
    inPart.find((one) => one.place.f === place?.field) ?? (part === 'root' ? undefined : inPart[0]);
  const whole = registry.elementOf(part);
  // Of a section that is hidden from everybody only a row is there.
  const element = field?.element.checkVisibility()
    ? field.element
    : (firstStop(whole) ?? field?.element ?? whole);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return true;
}
