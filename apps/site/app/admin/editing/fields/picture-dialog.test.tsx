import { readFileSync } from 'node:fs';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { LanguageContext } from '#site/links/addresses.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { PictureDialog } from './picture-dialog.tsx';

// What is not rendered is not scrolled to.
Element.prototype.scrollIntoView = () => {};
const english = { code: 'eng', code2: 'en', name: 'English', isDefault: false };

/** A file as the gallery has it: its words come in the language that the address asks for, else in the shop's own. */
const fileOf = (id: number, alts: Record<string, string>, isEnglish: boolean) => ({
  ...{ id, alts, alt: (isEnglish && alts.eng) || alts.hrv, originalName: `${id}.png`, title: `${id}` },
  ...{ hash: '0123456789abcdef0123456789abcdef', mime: 'image/png', extension: 'png', access: 'public' },
  ...{ width: 120, height: 80, placeholder: null, color: null, poster: null, captions: {}, uses: 0, size: 9 },
  ...{ decorative: false, focalPoint: null, folderId: null },
});

test('[EDIT-015] the picture above the words of the dialog is as high as its place: they do not lie on it', () => {
  // Nothing is laid out here: that the picture in the frame is bounded like the frame is read in the stylesheet.
  const sheet = readFileSync(`${import.meta.dirname}/../../rooms/media/door/gallery.css`, 'utf8');
  expect(sheet).toMatch(
    /\.mpick__side :is\(\.mitem__face, \.mitem__face img\) \{\s*max-height: 10rem;\s*object-fit: contain/,
  );
});

test('[EDIT-008, EDIT-015] a picture that is placed on an English page brings its English words, and none in Croatian', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const isEnglish = address.startsWith('/en/');
    const files = [
      fileOf(1, { hrv: 'Luka', eng: 'Harbour' }, isEnglish),
      fileOf(2, { hrv: 'Samo hrvatski' }, isEnglish),
    ];
    if (!address.includes('/media/list')) return Response.json(files[0]);
    return Response.json({ files, folders: [], page: { total: 2 }, isMore: false, next: null });
  });
  const onSave = vi.fn();
  renderSite(
    <LanguageContext value={english}>
      <StaffTextProvider words={staffHr}>
        <PictureDialog value={undefined} onSave={onSave} onClose={() => {}} />
      </StaffTextProvider>
    </LanguageContext>,
  );

  for (const [tile, words] of [
    ['1.png', 'Harbour'],
    ['2.png', ''],
  ]) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(String(tile)) }));
    const said = screen.getByRole('textbox', { name: new RegExp(staffHr['edit.picture.alt']) });
    expect(said instanceof HTMLInputElement && said.value).toBe(words);
    onSave.mockClear();
    fireEvent.click(screen.getByRole('button', { name: staffHr['edit.picture.save'] }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0]).toMatchObject({ alt: words }));
  }
  expect(asked.filter((address) => !address.startsWith('/en/_/media/'))).toEqual([]);
  vi.unstubAllGlobals();
});
