import { testProvider } from '@izlog/platform/test/provider-suite';
import { monri } from './monri.ts';
import { fakeMonri } from './test/fake-monri.ts';

testProvider(monri, fakeMonri);
