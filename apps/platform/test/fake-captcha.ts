import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A captcha provider of a test: what it was asked, and what it answers. */
export interface FakeCaptcha {
  url: string;
  asked: Record<string, string>[];
  /** Which responses are of a person; 'away' makes it answer with 503. */
  answer(respond: (form: Record<string, string>) => object | 'away'): void;
  stop(): Promise<void>;
}

/** Starts one that speaks siteverify as reCAPTCHA, Turnstile and hCaptcha do: form in, JSON with `success` out. */
export async function startFakeCaptcha(): Promise<FakeCaptcha> {
  const asked: Record<string, string>[] = [];
  let respond: (form: Record<string, string>) => object | 'away' = () => ({ success: true });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push(form);
      const answer = request.method === 'POST' && isForm ? respond(form) : 'away';
      response.writeHead(answer === 'away' ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    answer(next) {
      respond = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
