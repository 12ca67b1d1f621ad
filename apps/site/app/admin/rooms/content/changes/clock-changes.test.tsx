import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShopTimeField } from '#site/admin/editing/panels/shop-time-field.tsx';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const pagination = { page: 1, lastPage: 1, limit: 20, total: 1, perPage: 20 };
const draft = {
  ...{ kind: 'content', id: 7, language: 'hrv', rev: 3, title: 'Naslovnica', handler: 'page' },
  ...{ isPublic: true, by: 'Ana', at: '2026-11-20T08:00:00.000Z', changes: 1, count: 1 },
};

async function open() {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        ...{ isBackofficeUser: true, details: {}, email: 'a@b.hr' },
        scope: ['content.edit', 'content.publish'],
      }),
      'GET /api/v1/cms/release/filter': () => ({ records: [], pagination }),
      'GET /api/v1/cms/edit/changes': () => ({ records: [draft], pagination }),
    },
  });
  const send = (where: string, fields: Record<string, string>) => site.visit(where, sentForm(fields, cookie));
  const saved = () => site.calls.filter(({ path }) => /release\/save|edit\/publish/.test(path));
  return { send, saved };
}

test('[EDIT-005] a release at a time that the clock skips or repeats is not planned, and the form says why', async () => {
  const { send, saved } = await open();
  const plan = async (at: string) =>
    faultsIn((await send('/admin/izdanja', { form: 'new', name: 'Proljeće', at })).document);

  expect(await plan('2027-03-28T02:30')).toEqual({ at: staffHr['content.timeSkipped'] });
  expect(await plan('2027-10-31T02:30')).toEqual({ at: staffHr['content.timeRepeated'] });
  expect(saved()).toEqual([]);
});

test('[EDIT-005] what is to go out at such a time does not go out at once in its place', async () => {
  const { send, saved } = await open();
  const chosen = { form: 'changes', act: 'publish', items: 'content:7:hrv@3', at: '2027-03-28T02:30' };

  const { status, document } = await send('/admin/promjene', chosen);

  expect([status, faultsIn(document).at]).toEqual([400, staffHr['content.timeSkipped']]);
  expect(saved()).toEqual([]);
});

test('[EDIT-005] a field of day and time keeps what was typed for such a time, says why, and leaves its value as it was', () => {
  const told: (string | undefined)[] = [];
  renderSite(
    <StaffTextProvider words={staffHr}>
      <ShopTimeField label="Početak" value="2027-03-20T07:00:00.000Z" onChange={(at) => told.push(at)} />
    </StaffTextProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/Početak/);
  const type = (value: string) => fireEvent.change(field, { target: { value } });

  expect(field.value).toBe('2027-03-20T08:00');
  type('2027-03-28T02:30');
  expect([field.value, told]).toEqual(['2027-03-28T02:30', []]);
  expect(screen.getByText(staffHr['content.timeSkipped'])).not.toBeNull();
  type('2027-03-28T03:30');

  expect(told).toEqual(['2027-03-28T01:30:00.000Z']);
  expect(screen.queryByText(staffHr['content.timeSkipped'])).toBeNull();
});
