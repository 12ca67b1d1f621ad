import { readFileSync } from 'node:fs';
import { settings } from '@izlog/platform/env';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
/** Of the programs beside ours, of Node and of the system. */
const ofOthers = /^(POSTGRES|ROOT|VGW|NODE_COMPILE)_|^S3_SECRET$|^PATH$/;

test.each(['Dockerfile', 'compose.yaml', 'izlog.service', 'kubernetes.yaml'])(
  '[REL-09] deploy/%s sets what is a setting, or names its file, and nothing else',
  (name) => {
    const lines = read(name)
      .split('\n')
      .filter((line) => !/^\s*(#|RUN|CMD|HEALTHCHECK)/.test(line));
    const set = lines.flatMap((line) => [
      ...line.matchAll(/(?<![\w$%{-])([A-Z][A-Z0-9]*_?[A-Z0-9_]*)(?==|: )/g),
    ]);
    const names = set.map(([, setting = '']) => setting).filter((setting) => !ofOthers.test(setting));

    expect(names).toContain(name === 'izlog.service' || name === 'Dockerfile' ? 'DATA_DIR' : 'PUBLIC_URL');
    for (const each of names) expect(Object.keys(settings.shape)).toContain(each.replace(/_FILE$/, ''));
  },
);

test('[REL-09] no secret stands in a file of deploy: each is in a file that NAME_FILE names', () => {
  const secret = /(APP_SECRET|DATABASE_URL|SECRET_ACCESS_KEY|SMTP_URL|PASSWORD)(?:=|: )(?!\$\{|%d)/;

  for (const name of ['Dockerfile', 'compose.yaml', 'izlog.service', 'kubernetes.yaml'])
    expect(read(name)).not.toMatch(secret);
});
