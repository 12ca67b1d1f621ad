import type { Reporter, TestModule } from 'vitest/node';

/** Names, at the end of a run, the tests that passed only at the second try (`TEST_RETRIES`): each hides a fault. */
export class SecondTryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    console.warn(`\nPassed only at the second try (${flaky.length}):`);
    for (const test of flaky) {
      console.warn(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.warn(`    ${error.message.split('\n', 1)[0]}`);
    }
  }
}
