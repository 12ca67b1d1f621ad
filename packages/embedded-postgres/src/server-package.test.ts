import { expect, test } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findServerPackage } from './server-package.ts';

test('where no PostgreSQL is shipped, the start says so', () => {
  const machines = [
    { platform: 'freebsd', arch: 'x64', isMusl: false },
    { platform: 'linux', arch: 'riscv64', isMusl: false },
    { platform: 'linux', arch: 'x64', isMusl: true },
  ];

  for (const machine of machines) expect(() => findServerPackage(machine)).toThrow(EmbeddedPostgresError);
});

test('a package that was not installed is named', () => {
  const other = process.platform === 'darwin' ? 'linux' : 'darwin';

  expect(() => findServerPackage({ platform: other, arch: 'x64', isMusl: false })).toThrow(
    `@embedded-postgres/${other}-x64 is not installed`,
  );
});
