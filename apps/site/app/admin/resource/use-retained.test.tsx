import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { forgetRetained, useRetained } from './use-retained.ts';

function NewRecord() {
  const ref = useRef<HTMLFormElement>(null);
  useRetained(ref, 'record');
  return (
    <form ref={ref}>
      <input name="name" defaultValue="" />
    </form>
  );
}

const open = () => {
  const { container, unmount } = render(<NewRecord />);
  const box = container.querySelector('input') as HTMLInputElement;
  const type = (words: string) => {
    box.value = words;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const goTo = (path: string) => {
    history.replaceState(null, '', path);
    unmount();
    history.replaceState(null, '', '/admin/proizvodi/novi');
  };
  return { box, type, goTo, unmount };
};

afterEach(() => sessionStorage.clear());

test('[OFFICE-14] what was typed in a new record is there after a fault or an ended login, and not in the next new record', () => {
  history.replaceState(null, '', '/admin/proizvodi/novi');
  const first = open();
  first.type('Vrč');
  first.unmount();

  const afterFault = open();
  expect(afterFault.box.value).toBe('Vrč');
  afterFault.goTo('/adminLogin');

  const afterLogin = open();
  expect(afterLogin.box.value).toBe('Vrč');
  afterLogin.goTo('/admin/proizvodi/12');

  expect(open().box.value).toBe('');
});

test('[OFFICE-14] whoever logs out leaves nothing typed to who logs in next', () => {
  history.replaceState(null, '', '/admin/proizvodi/novi');
  sessionStorage.setItem('of another', 'kept');
  const first = open();
  first.type('Vrč');
  first.unmount();

  forgetRetained();

  expect(open().box.value).toBe('');
  expect(sessionStorage.getItem('of another')).toBe('kept');
});
