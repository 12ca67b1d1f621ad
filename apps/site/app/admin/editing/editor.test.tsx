import siteHr from '@izlog/contract/texts/hr/site.json';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '#site/document/frame.ts';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { Editor } from './door/editor.tsx';

beforeEach(() => {
  const texts = { lang: 'hr', locale: 'hr', messages: siteHr, messagesUrl: '', words: staffHr };
  vi.stubGlobal('fetch', async () => Response.json(texts));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (path: string, frame: Partial<Frame>) =>
  renderSite(
    <>
      <main>Stranica</main>
      <Editor frame={{ ...demoFrame, ...frame }} onHooks={() => {}} />
    </>,
    { path },
  );

test('[EDIT-008] who opens mobileView=true and may edit sees the page as phones have it, and goes back to the wide one', async () => {
  open('/shop?page=2&mobileView=true', { edit: 'edit', isStaff: true });

  const phone = await screen.findByTitle(staffHr['edit.phoneTitle']);
  expect([phone.getAttribute('src'), phone.getAttribute('width')]).toEqual([
    '/shop?page=2&mobileView=true',
    '390',
  ]);
  expect(screen.getByText('Stranica').hasAttribute('inert')).toBe(true);
  expect(screen.getByRole('button', { name: staffHr['edit.begin'] })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: staffHr['edit.phoneLeave'] }));
  await waitFor(() => expect(screen.queryByTitle(staffHr['edit.phoneTitle'])).toBeNull());
  expect(screen.getByText('Stranica').hasAttribute('inert')).toBe(false);
});

test('[EDIT-002, EDIT-008] for who only keeps the gallery mobileView=true changes nothing', async () => {
  open('/shop?mobileView=true', { gallery: true, isStaff: true });

  expect(await screen.findByRole('button', { name: staffHr['edit.gallery'] })).toBeDefined();
  expect(screen.queryByTitle(staffHr['edit.phoneTitle'])).toBeNull();
});
