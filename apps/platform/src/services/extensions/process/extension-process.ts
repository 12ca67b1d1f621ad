import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bounds, type CallTerms, usualBounds } from './call-terms.ts';
import { HostProcess, type Work } from './running-process.ts';

/** An extension, as it is run. */
export interface ExtensionRunner {
  /** What it says of itself, not checked yet. */
  describe(): Promise<unknown>;
  run(work: Work, terms: CallTerms): Promise<void>;
  close(): void;
}

/**
 * Runs the extension in a folder, in a process of its own that is started at the first call and ended when there is nothing to
 * do, or at once when it breaks one of its bounds: a loop cannot be stopped otherwise. Calls throw ExtensionFault or EndedBeside.
 */
export function openExtension(
  folder: string,
  { bounds = usualBounds, onOutput = () => {} }: { bounds?: Bounds; onOutput?: (text: string) => void } = {},
): ExtensionRunner {
  let running: HostProcess | undefined;
  const begin = (): HostProcess => {
    if (running?.isOpen) return running;
    running = new HostProcess(folder, bounds, onOutput);
    return running;
  };
  const load = (at: HostProcess) => {
    at.loaded ??= at.call(
      { do: 'describe', file: pathToFileURL(join(folder, 'extension.ts')).href },
      {
        timeoutMs: bounds.loadMs,
        answer: async () => ({ refused: 'An extension asks for nothing while it is loaded.' }),
      },
    );
    return at.loaded;
  };
  return {
    describe: () => load(begin()),
    async run(work, terms) {
      const at = begin();
      await load(at);
      await at.call(work, terms);
    },
    close: () => running?.end(),
  };
}
