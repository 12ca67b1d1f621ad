import siteHr from '@izlog/contract/texts/hr/site.json';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { useNoWayOut, useWayOut } from './use-way-out.ts';

function Edited({ inFrame = false }: { inFrame?: boolean }) {
  const way = inFrame ? useNoWayOut : useWayOut;
  way();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <p>{params.get('editPage') ? 'uređuje se' : 'čita se'}</p>
      <button type="button" onClick={() => setParams({}, { replace: true })}>
        Zatvori
      </button>
      <Link to="/profil">Profil</Link>
      <Link to="/de?editPage=true">Njemački</Link>
    </>
  );
}

const open = (inFrame = false) =>
  renderSite(
    <StaffTextProvider words={staffHr}>
      <Edited inFrame={inFrame} />
    </StaffTextProvider>,
    { path: '/?editPage=true', screens: { '/profil': <p>Moj profil</p>, '/de': <p>Seite</p> } },
  );

/** Whether the line is there: what answers is asked before one leaves. */
const line = (isThere: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no line');
    return new Response();
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['Zatvori', 'čita se'],
  ['Profil', 'Moj profil'],
])(
  '[EDIT-001] „%s“ leads out of edit mode where somebody answers, and nowhere without a line, which is said',
  async (way, there) => {
    line(false);
    open();
    fireEvent.click(screen.getByText(way));
    expect(await screen.findByText(siteHr['form.offline'])).toBeDefined();
    expect(screen.getByText('uređuje se')).toBeDefined();

    line(true);
    fireEvent.click(screen.getByText(way));
    expect(await screen.findByText(there)).toBeDefined();
  },
);

test('[EDIT-001] to the page in another language one goes on in edit mode, and is not asked', async () => {
  line(false);
  open();
  fireEvent.click(screen.getByText('Njemački'));
  expect(await screen.findByText('Seite')).toBeDefined();
});

test('[EDIT-008] in the frame of a phone no link leads out of edit mode', async () => {
  line(true);
  open(true);
  fireEvent.click(screen.getByText('Profil'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('uređuje se')).toBeDefined();
});
