import { placeKey } from './place-key.ts';

/** Where somebody was before the login: how far down the page, and what was typed on it. */
interface SavedPlace {
  path: string;
  y: number;
  /** Values by the field's form, name and place among those of the same name. */
  fields: [string, string][];
}

const saved = 'textarea, select, input:not([type="hidden"], [type="password"], [type="file"])';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers this place until the same page is open again; only in this tab, and no secrets. */
export function savePlace(): void {
  const fields = controls().flatMap(([id, control]) => {
    const value = typedInto(control);
    return value === initialOf(control) ? [] : [[id, value] as [string, string]];
  });
  const place: SavedPlace = { path: location.pathname + location.search, y: scrollY, fields };
  sessionStorage.setItem(placeKey, JSON.stringify(place));
}

/** Takes back the place if this is its page; true when it was. */
export function takePlace(): boolean {
  const place = storedPlace();
  if (place?.path !== location.pathname + location.search) return false;
  sessionStorage.removeItem(placeKey);
  const here = new Map(controls());
  for (const [id, value] of place.fields) {
    const control = here.get(id);
    if (control) setValue(control, value);
  }
  scrollTo({ top: place.y, behavior: 'instant' });
  return true;
}

function storedPlace(): SavedPlace | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(placeKey) ?? 'null') ?? undefined;
  } catch (error) {
    // Somebody else wrote there.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function controls(): [string, Control][] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Control>(`main :is(${saved})`)].flatMap((control) => {
    if (control.name === '') return [];
    const name = `${control.form?.getAttribute('action') ?? ''} ${control.name}`;
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    return [[`${name} ${index}`, control] as [string, Control]];
  });
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const typedInto = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

function initialOf(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((one) => one.defaultSelected)?.value ?? control.options[0]?.value ?? '';
  return control.defaultValue;
}

/** Sets a value as if it had been typed, so that listeners (React too) are notified. */
function setValue(control: Control, value: string): void {
  if (isTick(control)) {
    if (String(control.checked) !== value) control.click();
    return;
  }
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  property?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
