import { testProvider } from '#test/provider-suite.ts';
import { monri } from './monri.ts';
import { fakeMonri } from './test/fake-monri.ts';

testProvider(monri, fakeMonri);
