import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('[EDIT-009] where a link leads is understood as people write it; what could run, and words of a title, are no address', () => {
  const leadsTo = (typed: string) => addressOf(typed)?.formattedPath;
  expect(leadsTo('www.primjer.hr/ponuda')).toBe('https://www.primjer.hr/ponuda');
  expect(leadsTo('upit@izlog.example')).toBe('mailto:upit@izlog.example');
  expect(leadsTo('+385 1 5555 210')).toBe('tel:+38515555210');
  for (const whole of ['https://primjer.hr', '/kontakt', '#cjenik', 'mailto:upit@izlog.example', 'tel:112'])
    expect(leadsTo(whole)).toBe(whole);
  for (const none of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'www.',
    'Članska kartica',
    '2027',
    '+1',
  ])
    expect(leadsTo(none)).toBeUndefined();
});
