import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changedIn } from './use-unsaved.ts';

/** Whether a field that was read as one text and now says another counts as not saved. */
function isUnsaved(before: string, typed: string, inputMode?: 'decimal' | 'numeric'): boolean {
  const { container, unmount } = render(
    <form>
      <input name="field" defaultValue={before} inputMode={inputMode} />
    </form>,
  );
  const [form, box] = [container.querySelector('form'), container.querySelector('input')];
  if (!form || !box) throw new Error('nothing was drawn');
  box.value = typed;
  const count = changedIn(form);
  unmount();
  return count > 0;
}

test('[OFFICE-04] what is typed in another way than it was saved, and means the same, is no change', () => {
  for (const typed of ['12,5', '12.5', '12.50', ' 12,50 €', '12,50'])
    expect(isUnsaved('12,50', typed, 'decimal'), typed).toBe(false);
  expect(isUnsaved('1234,50', '1.234,50', 'decimal')).toBe(false);
  expect(isUnsaved('25', '25 %', 'decimal')).toBe(false);
  expect(isUnsaved('7', '007', 'numeric')).toBe(false);
  expect(isUnsaved('Vrč', ' Vrč ')).toBe(false);

  for (const typed of ['12,05', '125', '', '12,500', 'deset', '-12,50'])
    expect(isUnsaved('12,50', typed, 'decimal'), typed).toBe(true);
  expect(isUnsaved('', '0', 'decimal')).toBe(true);
  expect(isUnsaved('12,50', '12,5'), 'a text is no number').toBe(true);
  expect(isUnsaved('7', '70', 'numeric')).toBe(true);
});
