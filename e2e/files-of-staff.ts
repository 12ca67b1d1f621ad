import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { expect, type Page } from '@playwright/test';
import type { Staff } from './staff.ts';

type Sent = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** Sends a file to the platform as somebody of the staff, and returns its answer. */
export async function sendFile(
  page: Page,
  { accessToken, call }: Staff,
  path: string,
  multipart: Sent,
): Promise<{ id: number }> {
  const { protocol, host } = new URL((await page.request.get('/readyz')).url());
  const { apiKeyToken, siteID } = await call(
    detectDomain,
    {},
    { headers: { customreferer: `${protocol}//${host}` } },
  );
  const answer = await page.request.post(path, {
    headers: { accessToken, apiKey: apiKeyToken, site: String(siteID), language: 'hrv' },
    multipart,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const stored = await answer.json();
  return stored.data ?? stored;
}

/** A film of half a second, rendered and recorded by the browser itself on an empty page, and stored as staff store files. */
export async function uploadFilm(page: Page, staff: Staff): Promise<number> {
  await page.goto('about:blank', { waitUntil: 'commit' });
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const isOver = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let step = 0; step < 6; step++) {
      if (pen) {
        pen.fillStyle = `hsl(${step * 40 + Math.random() * 9} 60% 50%)`;
        pen.fillRect(0, 0, 160, 90);
      }
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
    recorder.stop();
    await isOver;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const { id } = await sendFile(page, staff, '/api/v1/media/file/upload', {
    customData: JSON.stringify({ alt: 'Boje', title: 'Boje' }),
    file: { name: 'boje.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') },
  });
  return id;
}
