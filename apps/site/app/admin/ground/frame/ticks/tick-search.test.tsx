import { countryCodes, listCountries } from '@izlog/contract/countries';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { StaffTextProvider } from '../staff-text.tsx';
import { TickSearch } from './tick-search.tsx';

function openList(names: readonly string[]) {
  const { container } = renderSite(
    <StaffTextProvider words={staffHr}>
      <form>
        <TickSearch names={names}>
          {(isHidden) =>
            names.map((name) => (
              <div key={name} hidden={isHidden(name)}>
                <Checkbox name="country" value={name} label={name} defaultChecked={name === 'Njemačka'} />
              </div>
            ))
          }
        </TickSearch>
      </form>
    </StaffTextProvider>,
  );
  return container.querySelector('form') as HTMLFormElement;
}
const shown = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));

test('[SET-009] of 250 countries one is found by a few letters, and those that are hidden stay ticked', async () => {
  const form = openList(listCountries('hr').map(({ name }) => name));
  expect(shown()).toHaveLength(countryCodes.length);

  fireEvent.change(screen.getByRole('searchbox', { name: 'Traži na popisu' }), {
    target: { value: 'svicar' },
  });

  expect(shown()).toEqual(['Švicarska']);
  expect(within(form).getByRole('status').textContent).toBe('Odgovara 1');
  expect(new FormData(form).getAll('country')).toEqual(['Njemačka']);
  expect(await axeFindings(form)).toEqual([]);
});

test('[SET-009] what is looked for is no part of the form, and Enter in it sends nothing', () => {
  const form = openList(listCountries('hr').map(({ name }) => name));
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'xyz' } });

  expect(screen.getByRole('status').textContent).toBe(staffHr['ticks.none']);
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  expect([...new FormData(form).keys()]).toEqual(['country']);
  expect(search.closest('[data-apart]')).not.toBeNull();
});

test('a list that one sees at a glance has no search', () => {
  openList(['Hrvatska', 'Slovenija']);

  expect(screen.queryByRole('searchbox')).toBeNull();
});
