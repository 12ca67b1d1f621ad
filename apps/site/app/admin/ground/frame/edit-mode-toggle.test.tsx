import staffEn from '@izlog/contract/texts/en/staff.json';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { croatian } from '#test/languages.ts';
import { AdminLayout } from './admin-layout.tsx';
import { useStaffText } from './staff-text.tsx';

const layout = (scope: readonly string[]) => (
  <AdminLayout
    words={staffHr}
    siteName="Izlog"
    languages={[croatian]}
    user={{ name: 'Iva', scope }}
    hasPageCache={false}
    flashed={[]}
    isBuilding={false}
  >
    Sadržaj
  </AdminLayout>
);
const wayBack = () => screen.getAllByRole('link', { name: 'Povratak na stranicu' })[0]?.getAttribute('href');

test('[EDIT-019, ADMIN-001] the edit mode in the header says whether the way back opens the site to be edited, and stays as it was set', () => {
  const { unmount } = renderSite(layout(['content.edit']));
  expect(wayBack()).toBe('/');

  fireEvent.click(screen.getByRole('checkbox', { name: 'Način uređivanja' }));
  expect(wayBack()).toBe('/?editPage=true');
  unmount();
  renderSite(layout(['content.edit']));
  expect(wayBack()).toBe('/?editPage=true');

  fireEvent.click(screen.getByRole('checkbox', { name: 'Način uređivanja' }));
  expect(wayBack()).toBe('/');
});

test('[EDIT-019] who may not edit has no edit mode in the header', () => {
  renderSite(layout(['orders.edit']));

  expect(screen.queryByRole('checkbox', { name: 'Način uređivanja' })).toBeNull();
  expect(wayBack()).toBe('/');
});

function Amount() {
  const { money } = useStaffText();
  return <output>{money(1234.5)}</output>;
}

test('[ADMIN-014] staff who read another language than that of the page read its amounts in theirs', () => {
  const frame = { siteName: 'Izlog', languages: [croatian], user: { name: 'Iva', scope: [] }, flashed: [] };
  const own = { words: staffEn, locale: 'en', currency: { id: 1, iso: 'EUR', label: '€' } };
  const { unmount } = renderSite(
    <AdminLayout {...frame} {...own} hasPageCache={false} isBuilding={false}>
      <Amount />
    </AdminLayout>,
  );
  expect(screen.getByText(/1.234/).textContent).toBe('€1,234.50');
  unmount();

  renderSite(
    <AdminLayout {...frame} words={staffHr} hasPageCache={false} isBuilding={false}>
      <Amount />
    </AdminLayout>,
  );
  expect(screen.getByText(/1.234/).textContent).toMatch(/^1\.234,50\s€$/);
});
