import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Lists at the end why tests were skipped, so that a green run does not hide what it left out. */
export default class SkippedReporter implements Reporter {
  private counts = new Map<string, number>();

  onTestEnd({ annotations }: TestCase) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd() {
    for (const [reason, count] of this.counts) console.log(`  ${count} skipped: ${reason}`);
  }

  printsToStdio() {
    return false;
  }
}
