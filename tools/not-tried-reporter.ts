import type { Reporter, TestModule } from 'vitest/node';

/** Names, at the end of a whole run, the tests that were not tried, most of them for want of `../shared/data`. */
export class NotTriedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // With a filter by name everything else is left out on purpose.
    if (process.argv.some((one) => one === '-t' || one.startsWith('--testNamePattern'))) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const left = tests.filter((test) => test.result().state === 'skipped' && !test.tags.includes('release'));
    if (left.length === 0) return;
    console.warn(`\nNOT TRIED (${left.length}), since what they need is missing here:`);
    for (const test of left) console.warn(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
