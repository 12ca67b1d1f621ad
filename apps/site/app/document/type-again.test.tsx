import { setTimeout } from 'node:timers/promises';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { startScripts } from '#site/render/held-scripts.server.ts';
import { announceListening } from './announce-listening.ts';

/** Boxes whose state React has, beside one that it has not: which events each got is reported. */
function Boxes({ hear }: { hear: (what: string) => void }) {
  const [code, setCode] = useState('');
  const [way, setWay] = useState('');
  const [, drawAnew] = useState(0);
  return (
    <form>
      <input name="code" value={code} onChange={({ target }) => setCode(target.value)} />
      <input
        name="qty"
        type="number"
        defaultValue={1}
        onChange={({ target }) => hear(`qty ${target.value}`)}
      />
      <textarea name="note" onBlur={({ target }) => hear(`left ${target.value}`)} />
      <select name="sort" value="newest" onChange={({ target }) => hear(`sort ${target.value}`)}>
        <option>newest</option>
        <option>cheapest</option>
      </select>
      {['courier', 'locker'].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          value={one}
          checked={way === one}
          onChange={() => {
            setWay(one);
            hear(`way ${one}`);
          }}
        />
      ))}
      <input name="gift" type="checkbox" onChange={({ target }) => hear(`gift ${target.checked}`)} />
      <button type="button" onClick={() => drawAnew((times) => times + 1)}>
        {code}
      </button>
    </form>
  );
}

test('what is typed, chosen and ticked before the page listens is heard by the screen and stays', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const heard: string[] = [];
  const screen = <Boxes hear={(what) => heard.push(what)} />;
  document.body.innerHTML = `<div>${renderToString(screen)}</div><script type="text/plain" data-files="/a.js"></script>`;
  new Function(startScripts)();
  const box = <T extends HTMLElement = HTMLInputElement>(name: string) =>
    document.querySelector(`[name=${name}]`) as T & HTMLInputElement;
  for (const [name, text] of [
    ['code', 'JESEN10'],
    ['qty', '5'],
    ['note', 'Zvoniti'],
    ['sort', 'cheapest'],
  ] as const) {
    box(name).value = text;
    box(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
  const [, locker] = document.querySelectorAll<HTMLInputElement>('[name=way]');
  locker?.click();
  box('gift').click();

  await act(async () => hydrateRoot(document.querySelector('div') as HTMLElement, screen));
  await act(async () => {
    announceListening();
    await setTimeout();
  });

  expect(heard).toEqual(['qty 5', 'left Zvoniti', 'sort cheapest', 'way locker', 'gift true']);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('JESEN10');
  await act(async () => button?.click());
  expect([box('code').value, box('qty').value, locker?.checked]).toEqual(['JESEN10', '5', true]);
  vi.unstubAllGlobals();
});

test('a choice that is made while the page is being taken over stays the one that was made', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const heard: string[] = [];
  const screen = <Boxes hear={(what) => heard.push(what)} />;
  document.body.innerHTML = `<div>${renderToString(screen)}</div><script type="text/plain" data-files="/a.js"></script>`;
  new Function(startScripts)();
  const select = document.querySelector('select') as HTMLSelectElement;
  await act(async () => hydrateRoot(document.querySelector('div') as HTMLElement, screen));

  await act(async () => {
    // What one choice is in a browser, with the page taken over within the first of its two events.
    select.addEventListener('input', announceListening, { once: true });
    select.value = 'cheapest';
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    await setTimeout();
  });

  expect(heard.at(-1)).toBe('sort cheapest');
  expect(heard).not.toContain('sort newest');
  vi.unstubAllGlobals();
});

test('no letter is lost that is typed just when the page has been taken over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const screen = <Boxes hear={() => {}} />;
  document.body.innerHTML = `<div>${renderToString(screen)}</div><script type="text/plain" data-files="/a.js"></script>`;
  new Function(startScripts)();
  const boxes = ['code', 'note'].map(
    (name) => document.querySelector(`[name=${name}]`) as HTMLInputElement & HTMLTextAreaElement,
  );
  const type = (letter: string) => {
    for (const box of boxes) {
      // As a key does it: past what React watches on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(
        box,
        box.value + letter,
      );
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  type('JESEN');
  await act(async () => hydrateRoot(document.querySelector('div') as HTMLElement, screen));

  await act(async () => {
    announceListening();
    type('1');
    await setTimeout();
  });

  expect(boxes.map(({ value }) => value)).toEqual(['JESEN1', 'JESEN1']);
  expect(document.querySelector('button')?.textContent).toBe('JESEN1');
  vi.unstubAllGlobals();
});
