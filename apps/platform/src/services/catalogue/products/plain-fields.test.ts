import { platformTestWith } from '#test/kit.ts';
import { plainFieldsSuite } from '#test/plain-fields-suite.ts';

plainFieldsSuite(platformTestWith({}));
