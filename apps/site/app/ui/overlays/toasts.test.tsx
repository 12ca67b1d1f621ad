import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { ToastProvider, useToasts } from './toasts.tsx';

const added = 'Proizvod je dodan u košaricu.';

function Speaker({ text = added, life }: { text?: string; life?: 'plain' | 'cart-updated' }) {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show(text, { tone: 'success', life })}>
      Reci
    </button>
  );
}

const speak = (speaker = <Speaker />) => {
  renderUi(
    <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori obavijest">
      {speaker}
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reci' }));
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[ERR-001] a message is shown as a toast and stays 50 ms for each of its characters', () => {
  speak();

  pass(50 * added.length - 1);
  expect(screen.getByText(added)).toBeDefined();
  pass(1);
  expect(screen.queryByText(added)).toBeNull();
});

test('[ERR-002] a plain notice stays three seconds', () => {
  speak(<Speaker life="plain" />);

  pass(2999);
  expect(screen.getByText(added)).toBeDefined();
  pass(1);
  expect(screen.queryByText(added)).toBeNull();
});

test('[ERR-003] the notice that the cart changed stays twelve seconds', () => {
  speak(<Speaker life="cart-updated" />);

  pass(11_999);
  expect(screen.getByText(added)).toBeDefined();
  pass(1);
  expect(screen.queryByText(added)).toBeNull();
});

test('a toast stays while somebody points at it', () => {
  speak();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Obavijesti' }));

  pass(60_000);
  expect(screen.getByText(added)).toBeDefined();

  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Obavijesti' }));
  pass(50 * added.length);
  expect(screen.queryByText(added)).toBeNull();
});

test('a toast goes away when its button is pressed', () => {
  speak();

  fireEvent.click(screen.getByRole('button', { name: 'Zatvori obavijest' }));

  expect(screen.queryByText(added)).toBeNull();
});

test('the same words said twice are one toast that lives anew', () => {
  speak();
  pass(1000);

  fireEvent.click(screen.getByRole('button', { name: 'Reci' }));

  expect(screen.getAllByText(added)).toHaveLength(1);
  pass(50 * added.length - 1);
  expect(screen.getByText(added)).toBeDefined();
});

test('toasts are read out without taking the focus', () => {
  speak();

  expect(screen.getByRole('region', { name: 'Obavijesti' }).getAttribute('aria-live')).toBe('polite');
});

test('a toast that comes while a dialog is open stands inside it, where it can be pressed and heard', () => {
  speak(
    <Dialog open onClose={() => undefined} title="Košarica" closeLabel="Zatvori">
      <Speaker />
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.contains(screen.getByText(added))).toBe(true);

  act(() => dialog.close());

  expect(dialog.contains(screen.getByText(added))).toBe(false);
});
