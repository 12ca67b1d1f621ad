import { Presets, SingleBar } from 'cli-progress';

/** A bar of rows on the other stream; nothing is rendered where that is no terminal. */
export function openProgressBar(): { show(done: number, total: number): void; close(): void } {
  let bar: SingleBar | undefined;
  return {
    show(done, total) {
      if (!process.stderr.isTTY) return;
      if (!bar) {
        const format = '{bar} {percentage}%  {value} of {total} rows  {eta_formatted} left';
        bar = new SingleBar(
          { format, hideCursor: true, clearOnComplete: true, gracefulExit: false },
          Presets.shades_classic,
        );
        bar.start(total, 0);
      }
      bar.update(done);
    },
    close() {
      bar?.stop();
      bar = undefined;
    },
  };
}
