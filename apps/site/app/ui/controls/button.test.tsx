import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

test('a disabled button can be reached, says why and does nothing', () => {
  const onClick = vi.fn();
  renderUi(
    <Button disabledReason="Prije narudžbe odaberite način plaćanja." onClick={onClick}>
      Naruči
    </Button>,
  );
  const button = screen.getByRole('button', {
    name: 'Naruči',
    description: 'Prije narudžbe odaberite način plaćanja.',
  });

  fireEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
});

test('a disabled button does not send its form, with or without scripts', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Košarica je prazna.">
        Naruči
      </Button>
    </form>,
  );

  fireEvent.click(screen.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a busy button keeps its words, tells it is busy and ignores a second press', () => {
  const onClick = vi.fn();
  renderUi(
    <Button busy type="submit" onClick={onClick}>
      Spremi
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Spremi', busy: true });
  const press = createEvent.click(button);

  fireEvent(button, press);

  expect(onClick).not.toHaveBeenCalled();
  expect(press.defaultPrevented).toBe(true);
});

test('a button submits only when asked to', () => {
  renderUi(<Button>Odustani</Button>);

  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a link that looks like a button is a link', () => {
  renderUi(
    <ButtonLink to="/shop" tone="primary">
      Pregledajte trgovinu
    </ButtonLink>,
  );

  expect(screen.getByRole('link', { name: 'Pregledajte trgovinu' }).className).toBe('button button--primary');
});

test('a drawing that is pressed has a name, and its count is not read twice', () => {
  renderUi(
    <>
      <IconButton icon="access" label="Pristupačnost" />
      <IconLink icon="basket" label="Košarica, 3 artikla" to="/kosarica" count={3} />
    </>,
  );

  expect(screen.getByRole('button', { name: 'Pristupačnost' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Košarica, 3 artikla' }).textContent).toBe('3');
});

test('a count of nothing is not shown and a great one is cut', () => {
  const link = (count: number) => <IconLink icon="basket" label="Košarica" to="/kosarica" count={count} />;
  const { rerender } = renderUi(link(0));
  expect(screen.getByRole('link').textContent).toBe('');

  rerender(link(120));

  expect(screen.getByRole('link').textContent).toBe('99+');
});
