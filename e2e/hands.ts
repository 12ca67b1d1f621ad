import type { Locator, Page } from '@playwright/test';
import { expect } from './kit.ts';

/** Goes to something by one key, as who has no mouse does; the focus must come there by itself. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Goes to a button, link or box and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Goes from region to region until the focus is in one. */
export async function goInto(page: Page, region: string): Promise<void> {
  await expect(page.locator(region)).toBeVisible();
  await page.keyboard.press('F6');
  for (let step = 0; step < 6; step++) {
    if (await page.evaluate((name) => document.activeElement?.closest(name) !== null, region)) return;
    await page.keyboard.press('F6');
  }
  throw new Error(`F6 does not lead to ${region}`);
}

/** A moment on the twelfth of December next year at eight, typed into a field of day and hour, whichever order its browser has. */
export async function typeMoment(page: Page): Promise<void> {
  await page.keyboard.type(`1212${new Date().getFullYear() + 1}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0800a');
}

/** How somebody does things: one journey is played by each hand. */
export interface Hand {
  name: string;
  /** Goes to a part of the screen, where that is a step of its own. */
  into(region: string): Promise<void>;
  press(target: Locator): Promise<void>;
  /** Ticks a box, or chooses what is said by a round one. */
  tick(target: Locator): Promise<void>;
  /** Writes over what a field holds; `isBefore` where it lies nearer backwards. */
  fill(field: Locator, words: string, isBefore?: boolean): Promise<void>;
  fillMoment(field: Locator): Promise<void>;
  choose(list: Locator, value: string): Promise<void>;
  /** Writes over a text where it stands. */
  write(place: Locator, words: string): Promise<void>;
  undo(button: Locator): Promise<void>;
}

/** With a mouse, and keys for words alone. */
export const byMouse = (page: Page): Hand => ({
  name: 'by mouse',
  into: async () => {},
  press: (target) => target.click(),
  tick: (target) => target.check(),
  fill: (field, words) => field.fill(words),
  fillMoment: (field) => field.fill(`${new Date().getFullYear() + 1}-12-12T08:00`),
  choose: async (list, value) => void (await list.selectOption(value)),
  async write(place, words) {
    await place.click();
    await writeHere(page, words);
  },
  undo: (button) => button.click(),
});

/** By keys alone. */
export const byKeys = (page: Page): Hand => ({
  name: 'by keyboard',
  into: (region) => goInto(page, region),
  press: (target) => press(page, target),
  async tick(target) {
    if (await target.isChecked()) return;
    if ((await target.getAttribute('type')) === 'radio') {
      // Of round ones the chosen one is reached; arrows lead on from there.
      const group = await target.getAttribute('name');
      await reach(page, page.locator(`input[name="${group}"]:checked`));
      await reach(page, target, 'ArrowDown');
    } else await press(page, target, 'Space');
    await expect(target).toBeChecked();
  },
  async fill(field, words, isBefore = false) {
    await reach(page, field, isBefore ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  },
  async fillMoment(field) {
    await reach(page, field);
    await typeMoment(page);
  },
  async choose(list, value) {
    await reach(page, list);
    while ((await list.inputValue()) !== value) await page.keyboard.press('ArrowDown');
  },
  async write(place, words) {
    await reach(page, place);
    await page.keyboard.press('Enter');
    await writeHere(page, words);
  },
  undo: () => page.keyboard.press('ControlOrMeta+z'),
});

async function writeHere(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}
