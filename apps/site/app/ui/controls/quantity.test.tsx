import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Quantity } from './quantity.tsx';

const texts = { label: 'Količina', less: 'Manje', more: 'Više' };
const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Količina' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('more and less step by one and tell the number', () => {
  const onChange = vi.fn();
  renderUi(<Quantity name="qty" defaultValue={2} texts={texts} onChange={onChange} />);

  press('Više');
  press('Više');
  press('Manje');

  expect(box().value).toBe('3');
  expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
});

test('the number stays at 1 when there is no most', () => {
  renderUi(<Quantity name="qty" texts={texts} />);

  press('Manje');

  expect(box().value).toBe('1');
});

test('the number stays between the least and the most', () => {
  const onChange = vi.fn();
  renderUi(<Quantity name="qty" defaultValue={1} min={1} max={2} texts={texts} onChange={onChange} />);

  press('Manje');
  expect(box().value).toBe('1');

  press('Više');
  press('Više');
  expect(box().value).toBe('2');
  expect(onChange.mock.calls).toEqual([[2]]);
});

test('a box that holds no number tells nothing', () => {
  const onChange = vi.fn();
  renderUi(<Quantity name="qty" texts={texts} onChange={onChange} />);

  fireEvent.change(box(), { target: { value: '' } });

  expect(onChange).not.toHaveBeenCalled();
});
