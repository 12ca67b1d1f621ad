import { render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { forgetRetained, useRetained } from './use-retained.ts';

interface Sending {
  isBusy?: boolean;
  answer?: FormAnswer | undefined;
}

function NewRecord({ isBusy = false, answer }: Sending) {
  const ref = useRef<HTMLFormElement>(null);
  useRetained({ ref, name: 'record', isBusy, answer });
  return (
    <form ref={ref}>
      <input name="name" defaultValue="" />
    </form>
  );
}

const open = () => {
  const { container, rerender, unmount } = render(<NewRecord key="first" />);
  const box = container.querySelector('input') as HTMLInputElement;
  const type = (words: string) => {
    const now = container.querySelector('input') ?? box;
    now.value = words;
    now.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const goTo = (path: string) => {
    history.replaceState(null, '', path);
    unmount();
    history.replaceState(null, '', '/admin/proizvodi/novi');
  };
  const show = (sending: Sending & { id?: string }) => {
    rerender(<NewRecord key={sending.id ?? 'first'} {...sending} />);
    return container.querySelector('input')?.value;
  };
  return { box, type, goTo, unmount, show };
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

test('[OFFICE-14] what was refused or got no answer is held, what was done is not', () => {
  history.replaceState(null, '', '/admin/narudzbe/2026-1');
  const first = open();
  first.type('Nazvati');
  first.show({ isBusy: true });
  first.show({ answer: { form: 'record', isOffline: true } });
  first.unmount();

  const again = open();
  expect(again.box.value).toBe('Nazvati');
  again.show({ isBusy: true });
  again.show({ answer: undefined });
  again.unmount();
  expect(open().box.value).toBe('');
});

test('[OFFICE-14] a form that its answer draws anew is empty, and one that an ended login took away is not', () => {
  history.replaceState(null, '', '/admin/narudzbe/2026-1');
  const first = open();
  first.type('Nazvati');
  first.show({ isBusy: true });
  expect(first.show({ id: 'second' })).toBe('');

  first.type('Poslati');
  first.show({ id: 'second', isBusy: true });
  history.replaceState(null, '', '/adminLogin');
  first.unmount();
  history.replaceState(null, '', '/admin/narudzbe/2026-1');
  return Promise.resolve().then(() => expect(open().box.value).toBe('Poslati'));
});

test('[OFFICE-14] what was typed before the scripts came is not typed over with what was held', () => {
  history.replaceState(null, '', '/admin/narudzbe/2026-1');
  const first = open();
  first.type('Nazvati');
  first.unmount();

  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<NewRecord />);
  const box = page.querySelector('input') as HTMLInputElement;
  box.value = 'Poslati';
  render(<NewRecord />, { container: page, hydrate: true });

  expect(box.value).toBe('Poslati');
});
