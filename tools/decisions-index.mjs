#!/usr/bin/env node
// Writes docs/decisions/README.md again from the heads of the decision pages.
import { writeFileSync } from 'node:fs';
import { decisionIndex, indexFile, readDecisions } from './decisions.ts';

writeFileSync(indexFile, decisionIndex(readDecisions()));
