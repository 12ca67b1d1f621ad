import { hostileP12, makeTestAuthority } from 'fiskalizacija/stand-in';
import { expect, test } from 'vitest';
import { unpackApart } from './unpack-p12.ts';

const password = 'lozinka';

test('[FISC-06] a P12 is opened in a process of its own, and one that would turn its password for hours ends with it, while others are answered', async () => {
  const authority = await makeTestAuthority({ commonName: 'Provider Demo CA' });
  const { p12, certificate } = await authority.issue({ commonName: 'FISKAL 1' });
  const hostile = unpackApart({ p12: hostileP12(password, { isHidden: true }), password }, 500);
  let turns = 0;
  const clock = setInterval(() => turns++, 20);

  await expect(hostile).rejects.toMatchObject({ name: 'CertificateError', problem: 'notP12' });
  clearInterval(clock);
  expect(turns).toBeGreaterThan(10);
  await expect(unpackApart({ p12: p12(password), password: 'kriva' })).rejects.toMatchObject({
    problem: 'wrongPassword',
  });
  const parts = await unpackApart({ p12: p12(password), password });
  expect(parts.certificate.trim()).toBe(certificate.toString().trim());
});
