import { existsSync, readFileSync } from 'node:fs';
import { foldText, stemWord } from 'catalogue-index';
import { expect, test } from 'vitest';

const forms = new URL('../../../../../../../shared/data/content/hr/word-forms-dev.json', import.meta.url);

test.skipIf(!existsSync(forms))('of the forms of real Croatian words nine pairs of ten meet', () => {
  const families: [string, string[]][] = Object.entries(JSON.parse(readFileSync(forms, 'utf8')));
  let pairs = 0;
  let meeting = 0;
  for (const [lemma, written] of families) {
    const stems = [lemma, ...written].map((word) => stemWord(foldText(word), 'hrv'));
    for (const [at, one] of stems.entries()) {
      for (const other of stems.slice(at + 1)) {
        pairs++;
        if (one === other) meeting++;
      }
    }
  }
  expect(meeting / pairs).toBeGreaterThan(0.88);
});
