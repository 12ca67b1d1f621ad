import { testProvider } from '#test/provider-suite.ts';
import { corvuspay } from './corvuspay.ts';
import { fakeCorvusPay } from './test/fake-corvuspay.ts';

testProvider(corvuspay, fakeCorvusPay);
