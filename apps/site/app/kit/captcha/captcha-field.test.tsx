import { puzzleCount, readSolution, saltOf, solvesPuzzle } from '@izlog/contract/captcha/puzzle';
import messages from '@izlog/contract/texts/hr/site.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type SubmitEvent, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentContext } from '#site/document/document-context.ts';
import { TextProvider } from '#site/i18n/use-text.tsx';
import { renderUi } from '#test/render-ui.tsx';
import { CaptchaField } from './captcha-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const croatian = { lang: 'hr', locale: 'hr', messagesUrl: '', requestId: '', mark: '' };
const sent: Record<string, string>[] = [];

function Page() {
  const ref = useRef<HTMLFormElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    sent.push(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
    event.preventDefault();
  };
  return (
    <form ref={ref} onSubmit={onSubmit}>
      <input aria-label="E-pošta" name="email" />
      <CaptchaField form={{ ref, typed: {} }} />
      <button type="submit">Pošalji</button>
    </form>
  );
}

function question(answer: () => Response) {
  const asked = vi.fn(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

const builtIn = () => Response.json({ provider: 'proofOfWork', key: null, challenge: '1.abc.0011aa.seal' });

test('[MKT-013] nothing is asked before somebody begins to fill in the form', async () => {
  const asked = question(builtIn);
  renderUi(
    <DocumentContext value={{ ...croatian, messages }}>
      <TextProvider>
        <Page />
      </TextProvider>
    </DocumentContext>,
  );
  expect(asked).not.toHaveBeenCalled();

  fireEvent.focusIn(screen.getByLabelText('E-pošta'));

  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test('[MKT-014] a press of the button waits until the puzzles are solved and sends key and response along', async () => {
  sent.length = 0;
  question(builtIn);
  renderUi(
    <DocumentContext value={{ ...croatian, messages }}>
      <TextProvider>
        <Page />
      </TextProvider>
    </DocumentContext>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Pošalji' }));
  expect(sent).toEqual([]);
  expect(screen.getByText(/provjeravamo/)).toBeTruthy();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.captchaKey).toBe('1.abc.0011aa.seal');
  const nonces = readSolution(sent[0]?.captchaResponse ?? '') ?? [];
  expect(nonces).toHaveLength(puzzleCount);
  expect(nonces.every((nonce, at) => solvesPuzzle(saltOf('1.abc.0011aa.seal'), at, nonce))).toBe(true);
});

test('when it cannot be asked the form says so, and another press tries again', async () => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = question(() => new Response('', { status: 503 }));
  renderUi(
    <DocumentContext value={{ ...croatian, messages }}>
      <TextProvider>
        <Page />
      </TextProvider>
    </DocumentContext>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Pošalji' }));
  await screen.findByText('Provjera nije uspjela. Pritisnite gumb još jednom.');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Pošalji' }));

  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  vi.restoreAllMocks();
});

test('without any captcha the form is sent as it is', async () => {
  sent.length = 0;
  question(() => Response.json({ provider: 'none', key: null, challenge: null }));
  renderUi(
    <DocumentContext value={{ ...croatian, messages }}>
      <TextProvider>
        <Page />
      </TextProvider>
    </DocumentContext>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Pošalji' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ captchaKey: '', captchaResponse: '' });
});
