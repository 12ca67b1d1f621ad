import { findPart } from '@izlog/contract/editing/apply-op';
import { documentKey, rootId } from '@izlog/contract/editing/document';
import { readPath } from '@izlog/contract/editing/op';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldElement, FieldRegistry } from '../page/field-registry.ts';
import { firstStop } from '../page/hidden-rows.ts';
import { unfold } from './unfold.ts';

/**
 * Goes to where a path leads and begins to write there; what is not written where it stands has the focus, and what stands
 * nowhere on the page opens with the settings it is among. False where nothing of it can be shown.
 */
export function goToField(page: EditedPage, key: string, path: string): boolean {
  const found = findField(page.registry, key, path);
  if (!found) return openElsewhere(page, key, path);
  const { field, element } = found;
  element.scrollIntoView({ block: 'center' });
  if (!field || !page.write(field)) focusOn(element);
  return true;
}

/** Goes back to where a path leads, and puts the focus there. */
export function goBackTo({ registry }: Pick<EditedPage, 'registry'>, key: string, path: string): void {
  const found = findField(registry, key, path);
  if (!found) return;
  found.element.scrollIntoView({ block: 'center' });
  focusOn(found.element);
}

interface Found {
  /** The very field, where it is on the page. */
  field: FieldElement | undefined;
  /** What of it is seen. */
  element: Element;
}

function findField(registry: FieldRegistry, key: string, path: string): Found | undefined {
  const place = readPath(path);
  const part = place?.part ?? path.split('/')[0] ?? '';
  const inPart = [...registry.ofPart(key, part)];
  // A field may stand twice, such as in the menu that lies over the page on phones.
  const own = inPart.filter((one) => one.place.f === place?.field);
  const field = own.find((one) => unfold(one.element))?.element;
  if (field) return { field, element: field };
  if (part === rootId) return undefined;
  const whole = registry.elementOf(part);
  // Of a section that is hidden from everybody only a row is there.
  const element =
    firstStop(whole) ??
    inPart.map((one) => one.element).find(unfold) ??
    (whole && unfold(whole) ? whole : undefined);
  return element && { field: undefined, element };
}

function focusOn(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Opens what is changed nowhere on the page: among the page's settings, or with those of its part. */
function openElsewhere(page: EditedPage, key: string, path: string): boolean {
  const { part = path, field = rootId } = readPath(path) ?? {};
  const body = page.store.shown(key);
  if (!body || !findPart(body.root, part)) return false;
  const own = page.scopes.page && documentKey(page.scopes.page);
  if (key === own && part === rootId) page.ask(field);
  else page.open({ key, part, f: rootId });
  return true;
}
