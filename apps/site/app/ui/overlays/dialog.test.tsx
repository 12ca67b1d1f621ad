import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ closeOn, onClose }: { closeOn?: string; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtri</Button>
      <Dialog open={open} onClose={close} title="Filtri" closeLabel="Zatvori filtre" closeOn={closeOn}>
        <p>Vrsta</p>
      </Dialog>
    </>
  );
}

const openIt = (part = <Opener />) => {
  const view = renderUi(part);
  screen.getByRole('button', { name: 'Filtri' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  return view;
};

test('a dialog has its title as its name', () => {
  openIt();

  expect(screen.getByRole('dialog', { name: 'Filtri' })).toBeDefined();
});

test('a dialog closed by its button gives the focus back to what opened it', () => {
  openIt();
  screen.getByRole('button', { name: 'Zatvori filtre' }).focus();

  fireEvent.click(screen.getByRole('button', { name: 'Zatvori filtre' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtri' }));
});

test('a dialog that the browser closes (Escape) tells it once and can be opened again', () => {
  const onClose = vi.fn();
  openIt(<Opener onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');

  act(() => dialog.close());
  expect(onClose).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  expect(dialog.open).toBe(true);
});

test('[SHELL-024] a press outside closes a dialog', () => {
  openIt();
  const dialog = screen.getByRole('dialog');

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press that began inside, as when choosing text, does not close a dialog', () => {
  openIt();

  fireEvent.pointerDown(screen.getByText('Vrsta'));
  fireEvent.click(screen.getByRole('dialog'));

  expect(screen.getByRole('dialog')).toBeDefined();
});

test('[SHELL-011] a dialog closes by itself when the route changes', () => {
  const { rerender } = openIt(<Opener closeOn="/shop" />);

  rerender(<Opener closeOn="/objave" />);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog taken away while open gives the focus back', () => {
  const part = (there: boolean) => (
    <>
      <button type="button">Pomoć</button>
      {there ? (
        <Dialog open onClose={() => undefined} title="Pomoć" closeLabel="Zatvori">
          <p>Tekst</p>
        </Dialog>
      ) : null}
    </>
  );
  const { rerender } = renderUi(part(false));
  screen.getByRole('button', { name: 'Pomoć' }).focus();
  rerender(part(true));
  screen.getByRole('button', { name: 'Zatvori' }).focus();

  rerender(part(false));

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pomoć' }));
});
