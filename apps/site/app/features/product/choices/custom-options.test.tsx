import { toCents } from '@izlog/contract/money';
import { checkPersonalizations } from '@izlog/contract/product/choices/check-personalizations';
import { optionEffect, withOptions } from '@izlog/contract/product/choices/option-price';
import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullProduct } from '#site/testing/demo-answers.ts';
import { everyOption, planner, subscription } from '#site/testing/demo-products.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { ProductScreen } from '../product-screen.tsx';
import { shownProduct } from '../shown-product.ts';

const withOptionsOf = (options: object[]) => ({ ...fullProduct, customOptions: options });
const price = () => document.querySelector('.price__now')?.textContent?.replaceAll('\u00a0', ' ');

test('[PRODUCT-023] each kind of custom option has its control, with its label, hint and price', async () => {
  const { container } = renderSite(
    <ProductScreen product={await productViewOf(withOptionsOf(everyOption))} />,
  );

  const select = screen.getByRole('combobox', { name: 'Način' });
  expect(
    [...select.querySelectorAll('option')].map((one) => one.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Odaberite', 'Na daljinu', 'Uživo (+ 40,00 €)']);
  expect(select.getAttribute('aria-required')).toBe('true');
  const number = screen.getByRole('spinbutton', { name: /Soba/ });
  expect([number.getAttribute('min'), number.getAttribute('max')]).toEqual(['1', '10']);
  const several = screen.getByRole('group', { name: /Dodaci/ });
  expect(within(several).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: /Iznos/ })).getAllByRole('radio')).toHaveLength(2);
  const motif = screen.getByRole('group', { name: /Motiv/ });
  expect(motif.querySelectorAll('.swatch--picture img')).toHaveLength(1);
  expect(motif.querySelectorAll('circle')).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: /Omot.*2,50/ })).toBeDefined();
  expect(container.querySelector('input[type="datetime-local"]')).not.toBeNull();
  expect(container.querySelector('input[type="date"]')).not.toBeNull();
  const text = screen.getByRole('textbox', { name: /Tekst na koricama/ });
  expect([text.getAttribute('maxlength'), text.getAttribute('name')]).toEqual([
    '20',
    'personalization.Tekst na koricama',
  ]);
  expect(container.textContent).toContain('Do 20 znakova.');
});

test('[SELL-03] a day is chosen by radio buttons that say their weekday; what is closed or full cannot be', async () => {
  const dated = {
    ...everyOption[0],
    option_title: 'Datum',
    label: 'Datum',
    inputType: 'date',
    custom_option_values: [],
    days: {
      first: '2026-12-30',
      last: '2027-03-02',
      closed: ['2026-12-31'],
      perDay: 2,
      left: { '2027-01-02': 0, '2027-01-03': 1 },
    },
  };
  const { container } = renderSite(<ProductScreen product={await productViewOf(withOptionsOf([dated]))} />);

  const group = screen.getByRole('group', { name: /Datum/ });
  const day = (name: RegExp) => within(group).getByRole<HTMLInputElement>('radio', { name });
  const free = day(/^srijeda, 30\. prosinca 2026\.$/);
  expect(free).toMatchObject({ name: 'personalization.Datum', value: '2026-12-30', disabled: false });
  expect(day(/^četvrtak, 31\. prosinca/).disabled).toBe(true);
  expect(day(/^subota, 2\. siječnja/).disabled).toBe(true);
  expect(day(/^nedjelja, 3\. siječnja/).disabled).toBe(false);
  // Two months stand open, the later ones are folded.
  expect(group.querySelectorAll('details .days')).toHaveLength(2);
  expect(group.textContent).toContain('siječanj 2027');
  expect(await axeFindings(container)).toEqual([]);
});

test('the price follows what is chosen: surcharges are added, a price takes the place of the other', async () => {
  renderSite(<ProductScreen product={await productViewOf(withOptionsOf(everyOption))} />);
  expect(price()).toBe('28,00 €');

  fireEvent.change(screen.getByRole('combobox', { name: 'Način' }), { target: { value: 'Z' } });
  expect(price()).toBe('68,00 €');
  fireEvent.click(screen.getByRole('checkbox', { name: /Omot/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Prezentacija/ }));
  expect(price()).toBe('72,00 €');
  fireEvent.click(screen.getByRole('radio', { name: /50/ }));
  expect(price()).toBe('94,00 €');
});

test('[PRODUCT-026] a subscription has its first plan chosen and its price shown; choosing another shows that one', async () => {
  renderSite(<ProductScreen product={await productViewOf(subscription)} />);
  const plans = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subscription' });

  expect(plans.value).toBe('M');
  expect(price()).toBe('9,00 €');
  fireEvent.change(plans, { target: { value: 'G' } });
  expect(price()).toBe('90,00 €');
});

test('what the browser kept in the fields before scripts came is taken over', async () => {
  const product = await productViewOf(withOptionsOf(everyOption), { search: 'personalization.Omot=yes' });
  await act(async () => void renderSite(<ProductScreen product={product} />));

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Omot/ }).checked).toBe(true);
  expect(price()).toBe('30,50 €');
});

test('axe finds nothing on a page with every kind of option', async () => {
  const { container } = renderSite(
    <ProductScreen product={await productViewOf(withOptionsOf(everyOption))} />,
  );

  expect(await axeFindings(container)).toEqual([]);
});

test('[PRODUCT-028] the price shown for any choice of variant and options is the one the cart counts', async () => {
  const product = await productViewOf({ ...planner, customOptions: everyOption });
  const skus = fc.constantFrom('D', 'Z', 'EN', 'PR', '25', '50', 'L', 'T', 'yes', '3', '');
  const answers = fc.dictionary(
    fc.constantFrom(...everyOption.map(({ option_title: title }) => title)),
    fc.oneof(skus, fc.array(skus)),
  );
  fc.assert(
    fc.property(fc.constantFrom(41, 42, 43), answers, (id, given) => {
      const variant = product.variants.find((one) => one.id === id);
      const color = id === 43 ? 12 : 11;
      const choice = { 1: color, 2: id === 42 ? 22 : 21 };

      const shown = shownProduct(product, { choice, answers: given, quantity: '1' });

      const { said } = checkPersonalizations(product.options, given);
      const counted = withOptions(toCents(variant?.prices?.price ?? 0), optionEffect(product.options, said));
      expect(shown.sold?.id).toBe(id);
      expect(toCents(shown.prices?.price ?? 0)).toBe(counted);
    }),
  );
});
