import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

// What is in `deploy`, as far as it can be played without an engine of containers (REL-09, docs/deploy.md). It asks npm's
// registry and Debian's archive, and has to be root: a test for a release.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const manifests = readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8');

interface Manifest {
  apiVersion: string;
  kind: string;
}

test('[REL-09] the image is what its file says: not root, nothing but its volume to write to, a page, health, an end when told', () => {
  const { status, stderr } = spawnSync('node', ['deploy/play-container.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

  expect(status, stderr.slice(-4000)).toBe(0);
});

test('[REL-09] the manifests have all that Kubernetes asks for, and nothing that it does not know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-kubernetes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{}');
  run(folder, 'npm', 'install', '--no-fund', '--no-audit', 'kubernetes-models@5.1.0', 'yaml@2');

  expect(faultsOf(folder, manifests)).toBe('');
  expect(faultsOf(folder, manifests.replace('replicas: 2', 'replicas: two'))).toContain("type 'number'");
  expect(faultsOf(folder, manifests.replace('preStop:', 'preStopp:'))).toContain('preStopp');
  expect(faultsOf(folder, manifests.replace(/pathType:.*/, ''))).toMatch(/pathType.* is missing/);
});

/** What the types of Kubernetes' own schemas say against manifests; nothing when they are right. */
function faultsOf(folder: string, text: string): string {
  const yaml = createRequire(join(folder, 'package.json'))('yaml') as {
    parseAllDocuments(text: string): { toJS(): Manifest }[];
  };
  const lines = yaml
    .parseAllDocuments(text)
    .map((document) => document.toJS())
    .map((manifest, at) => {
      const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
      return `export const manifest${at}: ${type} = ${JSON.stringify(manifest)};`;
    });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2022 --types'.split(' ');
  const reported = spawnSync(join(root, 'node_modules/.bin/tsc'), [...options, '', 'manifests.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return reported.stdout + reported.stderr;
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stderr}`);
}
