import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, isHostName, isOfMainSite, isUnregistrable, nameOf, namesOf } from './host.ts';

test('[SET-001] the host of an address is lower case, in ASCII and without the port its scheme has anyway', () => {
  expect(hostOf('https://Prvi.Test/kosarica?x=1')).toBe('prvi.test');
  expect(hostOf('https://prvi.test:443/')).toBe('prvi.test');
  expect(hostOf('http://localhost:3000')).toBe('localhost:3000');
  expect(hostOf('https://šibenik.hr./')).toBe('xn--ibenik-9jb.hr');
  expect(hostOf('prvi.test:8080')).toBe('prvi.test:8080');
});

test('what is no web address has no host', () => {
  for (const text of ['', 'about:blank', 'ftp://prvi.test', 'http://', 'dva razmaka', 'javascript://x']) {
    expect(hostOf(text)).toBeUndefined();
  }
});

test('any text at all either has a host or has none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const host = hostOf(text);

      if (host !== undefined) expect(hostOf(host)).toBe(host);
    }),
  );
});

test('a domain is found with and without www and whatever the port', () => {
  expect(namesOf('www.prvi.test:8080')).toEqual([
    'www.prvi.test:8080',
    'prvi.test:8080',
    'www.prvi.test',
    'prvi.test',
  ]);
  expect(namesOf('prvi.test')).toEqual(['prvi.test', 'www.prvi.test']);
});

test('addresses and names without a dot cannot be registered, names with one can', () => {
  for (const host of [
    'localhost:3000',
    '127.0.0.1',
    '192.168.1.7:3000',
    '[::1]:3000',
    'izlog',
    'mac.local',
  ]) {
    expect([host, isUnregistrable(host)]).toEqual([host, true]);
  }
  for (const host of ['prvi.test', 'example.hr:3000', 'local.hr', 'localhost.example']) {
    expect([host, isUnregistrable(host)]).toEqual([host, false]);
  }
});

test('[SET-001] every form under which a host is found has one name: www, port, dots at the end, case, punycode', () => {
  const labels = fc.array(fc.stringMatching(/^[a-zčšž0-9]{1,8}$/), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(labels, fc.nat({ max: 65535 }), (parts, port) => {
      const written = `${parts.join('.')}.hr`;
      const host = hostOf(written) ?? '';
      const forms = [
        `${written}:${port}`,
        `WWW.${written}`,
        `${written}.`,
        `www.${host}:${port}`,
        written.toUpperCase(),
      ];

      for (const form of [...forms, ...namesOf(host)]) expect(nameOf(hostOf(form) ?? '')).toBe(nameOf(host));
      for (const one of namesOf(host)) expect(namesOf(one)).toContain(host);
      expect(isHostName(host)).toBe(true);
    }),
  );
});

test('what nobody registers belongs to the main site, but for names below localhost; what no name has is none', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'izlog', 'mac.local', 'www.localhost'])
    expect([host, isOfMainSite(host)]).toEqual([host, true]);
  for (const host of ['moja.localhost', 'moja.localhost:3000', 'prvi.test', 'www.hr'])
    expect([host, isOfMainSite(host)]).toEqual([host, false]);
  for (const host of ['a..hr', '*.hr', 'a!b.hr', '-a.hr', 'a-.hr'])
    expect([host, isHostName(host)]).toEqual([host, false]);
});
