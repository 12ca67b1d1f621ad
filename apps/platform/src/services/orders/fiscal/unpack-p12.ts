import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CertificateProblem, P12Parts } from 'fiskalizacija';

/** Longest time in ms that opening a file may take, from the moment in which it is begun. */
const patience = 5_000;
/** And until then: on a machine that is busy a process of Node takes many times as long to begin. */
const startPatience = 60_000;

/** A P12 and its password, as they are sent to the process that opens it. */
export interface P12Order {
  p12: Uint8Array;
  password: string;
}

/** What it answers at last. */
export type UnpackedP12 = { parts: P12Parts } | { problem: CertificateProblem };

/**
 * Opens a P12 in a process of its own, which is killed after some seconds: what is encrypted in a file says itself how often the
 * password is turned to a key, and within ours nothing could stop that, nor would anybody be answered meanwhile. Throws
 * CertificateError.
 */
export async function unpackApart(order: P12Order, longest = patience): Promise<P12Parts> {
  const { CertificateError } = await import('fiskalizacija');
  const answer = await new Promise<UnpackedP12>((resolve) => {
    const child = fork(fileURLToPath(new URL('./unpack-p12-process.ts', import.meta.url)), [], {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: [],
    });
    const end = (said: UnpackedP12) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // Nothing that it still says, or that killing it says, is anybody's business.
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve(said);
    };
    const giveUp = () => end({ problem: 'notP12' });
    let timer = setTimeout(giveUp, startPatience);
    child.on('message', (said: UnpackedP12 | 'began') => {
      if (said !== 'began') return end(said);
      clearTimeout(timer);
      timer = setTimeout(giveUp, longest);
    });
    child.once('exit', giveUp).once('error', giveUp);
    child.send(order, (error) => {
      if (error) giveUp();
    });
  });
  if ('parts' in answer) return answer.parts;
  throw new CertificateError(answer.problem, `The P12 was not opened: ${answer.problem}.`);
}
