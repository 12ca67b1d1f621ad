#!/usr/bin/env node
// Adds to package-lock.json the packages for other platforms that a registry did not hold when the lock was
// written. `npm i` leaves such optional packages out, and `npm ci` then calls the lock out of step; with their
// exact versions in the lock `npm ci` skips them on machines they are not for. Run after every `npm i`.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // A range names no exact package, so only exact versions can be added.
    if (!/^\d+\.\d+\.\d+/.test(version) || isLocked(place, name)) continue;
    lock.packages[`node_modules/${name}`] = inNpmsOrder(version, {
      ...platformOf(name),
      ...kept(entry),
      optional: true,
    });
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.error(added.length === 0 ? 'The lock is complete.' : `Added to the lock: ${added.join(', ')}`);

/** Whether npm, looking from `place` upwards, finds `name` in the lock. */
function isLocked(place, name) {
  for (let at = place; ; at = parent(at)) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

function parent(place) {
  const end = place.lastIndexOf('/node_modules/');
  return end < 0 ? '' : place.slice(0, end);
}

/** So that the next `npm i` changes nothing. */
function inNpmsOrder(version, fields) {
  return { version, ...Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function kept(entry) {
  return entry.dev ? { dev: true } : {};
}

/** Reads os, cpu and libc from names such as `binding-linux-arm-musleabihf`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const one = (list) => list.find((word) => words.includes(word));
  const os = one([
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openharmony',
    'win32',
    'windows',
    'sunos',
    'aix',
    'netbsd',
    'openbsd',
  ]);
  const cpu = one([
    'arm64',
    'arm',
    'x64',
    'ia32',
    'ppc64',
    'riscv64',
    's390x',
    'loong64',
    'mips64el',
    'wasm32',
  ]);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
}
