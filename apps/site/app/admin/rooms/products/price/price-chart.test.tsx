import staffHr from '@izlog/contract/texts/hr/staff.json';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { PriceChart } from './price-chart.tsx';

const day = (date: string) => `2026-${date}T00:00:00.000Z`;
const line = {
  from: day('09-01'),
  now: day('10-31'),
  to: day('11-10'),
  steps: [
    { at: day('09-01'), price: 32 },
    { at: day('09-21'), price: 30 },
    { at: day('09-29'), price: 32 },
    { at: day('10-31'), price: 22.5 },
  ],
  reduction: { from: day('10-31'), lowest: 32 },
};
const chart = (given: Partial<typeof line> = {}) =>
  renderSite(
    <StaffTextProvider words={staffHr}>
      <PriceChart line={{ ...line, ...given }} />
    </StaffTextProvider>,
  );

test('[OFFICE-04] the line of a price is drawn on the server, says what one sees, and stands as a table too', async () => {
  const { container } = chart();

  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/Najniža cijena .* 32,00/);
  expect(container.querySelectorAll('.price-line__was')).toHaveLength(5);
  expect(container.querySelectorAll('.price-line__saved')).toHaveLength(2);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(container.querySelector('[style]')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('without a price there is no line', () => {
  expect(chart({ steps: [] }).container.querySelector('figure')).toBeNull();
});
