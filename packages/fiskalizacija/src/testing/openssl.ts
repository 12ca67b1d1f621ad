import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether the other program is on this machine. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A folder in which openssl works. */
export class Openssl implements AsyncDisposable {
  readonly #folder: string;
  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<Openssl> {
    return new Openssl(await mkdtemp(join(tmpdir(), 'openssl-')));
  }

  /** Runs it with arguments that name files of the folder. */
  async run(...args: string[]): Promise<string> {
    const { stdout } = await run('openssl', args, { cwd: this.#folder });
    return stdout;
  }

  write = (name: string, content: string | Uint8Array) => writeFile(join(this.#folder, name), content);
  read = (name: string) => readFile(join(this.#folder, name));
  async [Symbol.asyncDispose]() {
    await rm(this.#folder, { recursive: true });
  }
}
