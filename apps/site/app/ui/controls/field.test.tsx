import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Checkbox, RadioGroup, Switch } from './choice.tsx';
import { Field } from './field.tsx';
import { OptionChoice } from './option-choice.tsx';
import { Select, TextInput } from './text-input.tsx';

test('label, error and hint are read out with the control', () => {
  renderUi(
    <Field label="E-pošta" error="Unesite adresu." hint="Na nju šaljemo račun.">
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );

  const input = screen.getByRole('textbox', {
    name: 'E-pošta',
    description: 'Unesite adresu. Na nju šaljemo račun.',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without a fault is not marked as wrong', () => {
  renderUi(<Field label="Država">{(control) => <Select {...control} />}</Field>);

  expect(screen.getByRole('combobox', { name: 'Država' }).getAttribute('aria-invalid')).toBeNull();
});

test('a field one may leave empty says so', () => {
  renderUi(
    <Field label="Tvrtka" optional="(nije obavezno)">
      {(control) => <TextInput {...control} />}
    </Field>,
  );

  expect(screen.getByRole('textbox', { name: 'Tvrtka (nije obavezno)' })).toBeDefined();
});

test('an error summary can link to a field by its id', () => {
  renderUi(
    <Field label="E-pošta" id="email">
      {(control) => <TextInput {...control} />}
    </Field>,
  );

  expect(document.getElementById('email')).toBe(screen.getByRole('textbox'));
});

test('a consent that was not given says so at its box', () => {
  renderUi(<Checkbox label="Prihvaćam uvjete" required error="Potrebno je prihvatiti uvjete." />);

  const box = screen.getByRole('checkbox', {
    name: 'Prihvaćam uvjete',
    description: 'Potrebno je prihvatiti uvjete.',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('radios of one question answer with the chosen value', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'locker', label: 'Paketomat' },
    { value: 'courier', label: 'Kurir' },
  ];
  renderUi(
    <RadioGroup legend="Dostava" name="delivery" options={options} value="locker" onChange={onChange} />,
  );

  fireEvent.click(screen.getByRole('radio', { name: 'Kurir' }));

  expect(onChange).toHaveBeenCalledWith('courier');
  expect(screen.getByRole('group', { name: 'Dostava' })).toBeDefined();
});

test('a switch is told as a switch', () => {
  renderUi(<Switch label="Kupujem kao tvrtka" defaultChecked />);

  expect(screen.getByRole('switch', { name: 'Kupujem kao tvrtka', checked: true })).toBeDefined();
});

test('a colour has its name, and what is sold out cannot be chosen', () => {
  renderUi(
    <OptionChoice
      legend="Boja: "
      chosen="Opeka"
      name="colour"
      options={[
        { value: 'teal', label: 'Petrolej', colour: '#0C5953', disabled: true },
        { value: 'brick', label: 'Opeka', colour: '#BC5A3C', checked: true },
      ]}
    />,
  );

  expect(screen.getByRole('radio', { name: 'Opeka', checked: true })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Petrolej' }).disabled).toBe(true);
  expect(screen.getByRole('group', { name: 'Boja: Opeka' })).toBeDefined();
});
