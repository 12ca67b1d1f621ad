import staffHr from '@izlog/contract/texts/hr/staff.json';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { part } from '#test/part.ts';
import { Conflicts } from './conflicts.tsx';
import { shownDocument } from './shown-fields.ts';

const body = {
  root: part({ id: 'root', handler: 'page', slot: 'root', meta: { title: 'Moj', excerpt: 'Moj opis' } }),
};
const root = shownDocument(body, []);

test('[EDIT-005] in the office too what one wrote oneself elsewhere is told as one’s own, and of others by name', () => {
  const conflict = { theirs: {}, words: 'Drugo', at: '2026-11-22T10:00:00Z' };
  renderSite(
    <StaffTextProvider words={staffHr}>
      <Conflicts
        root={root}
        conflicts={[
          { ...conflict, path: 'root/meta/title', by: 'Ana Anić', isOwn: true },
          { ...conflict, path: 'root/meta/excerpt', by: 'Marko Marić', isOwn: false },
        ]}
      />
    </StaffTextProvider>,
  );

  const [own, other] = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(own).toContain(staffHr['content.byOneself']);
  expect(own).not.toContain('Ana');
  expect(other).toContain('Marko Marić');
});
