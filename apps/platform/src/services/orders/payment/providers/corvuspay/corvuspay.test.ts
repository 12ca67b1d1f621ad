import { testProvider } from '@izlog/platform/test/provider-suite';
import { corvuspay } from './corvuspay.ts';
import { fakeCorvusPay } from './test/fake-corvuspay.ts';

testProvider(corvuspay, fakeCorvusPay);
