import { readEnv } from '@izlog/platform/env';
import { startFakeS3 } from '@izlog/platform/test/fakes/fake-s3';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mustRetainFiles } from './must-retain-files.ts';

test('a bucket that refuses stops the start with the setting’s name; one that is away is logged and may come back', async () => {
  const s3 = await startFakeS3();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const start = (wrong: Record<string, string>) =>
    mustRetainFiles({ env: readEnv({ ...s3.settings, ...wrong }), log });

  await start({});
  await expect(start({ S3_BUCKET: 'other' })).rejects.toThrow(/^S3_BUCKET: there is no bucket other at /);
  await s3.stop();
  await start({});

  expect(lines).toEqual([
    expect.stringMatching(/^Pictures and documents are away\. S3_ENDPOINT: .* does not answer/),
  ]);
});
