#!/usr/bin/env node
// Plays deploy/Dockerfile where there is no container engine: its steps one after the other, each stage in a Debian made by
// debootstrap, and then what a container does: process 1 in its own namespaces, as the user named there, on a root that
// cannot be written to, with one volume. As root, on Debian or Ubuntu, with debootstrap and util-linux:
//   node deploy/play-container.mjs [FOLDER]
// Ends with 1 and a sentence when something is not as it should be. What is made stays in FOLDER and is used again, as an
// engine keeps its layers; by itself /var/tmp/izlog-container.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = resolve(process.argv[2] ?? '/var/tmp/izlog-container');
const network = {
  npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
};

const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];

const image = build();
await serve(image);
checkUnit(image);

/** Plays every stage; gives the last one. */
function build() {
  const stages = stagesOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  const made = new Map();
  for (const [index, stage] of stages.entries()) {
    stage.folder = join(folder, `stage-${index + 1}-${stage.name ?? 'image'}`);
    made.set(stage.name, stage);
    say(`FROM ${stage.from}`);
    rmSync(stage.folder, { recursive: true, force: true });
    execFileSync('cp', ['-a', debian(stage.from.includes('node:')), stage.folder]);
    for (const [word, text] of stage.steps) {
      say(`${word} ${text}`);
      play(stage, word, text, made);
    }
  }
  return stages.at(-1);
}

/** What an engine mounts into every container: processes, and the few devices that do no harm. */
function systemMounts(at) {
  return `cd ${at} && mkdir -p proc dev && mount -t proc proc proc
    mount -t tmpfs tmpfs dev && mkdir dev/shm && mount -t tmpfs tmpfs dev/shm && chmod 1777 dev/shm
    for each in null zero full random urandom; do touch dev/$each; mount --bind /dev/$each dev/$each; done`;
}

/** Stages with their instructions, continued lines joined. */
function stagesOf(dockerfile) {
  const stages = [];
  for (const line of dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')) {
    const [, word, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from, name] = text.split(/ AS /);
      stages.push({ from, name, steps: [], env: {}, cwd: '/', user: undefined });
    } else if (word) stages.at(-1).steps.push([word, text]);
  }
  return stages;
}

function play(stage, word, text, made) {
  const inside = (path) => join(stage.folder, resolve(stage.cwd, path));
  if (word === 'WORKDIR') {
    stage.cwd = text;
    mkdirSync(inside('.'), { recursive: true });
  } else if (word === 'ENV') {
    for (const [, name, value] of text.matchAll(/(\w+)=(\S*)/g)) stage.env[name] = value;
  } else if (word === 'COPY') {
    const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text);
    if (from) copyFrom(made.get(from).folder, source, inside(target));
    else copySources(inside(target));
  } else if (word === 'RUN') {
    const command = `chroot ${stage.folder} sh -euc ${quoted(`cd ${stage.cwd}; ${text}`)}`;
    run('unshare', [...namespaces, 'sh', '-euc', `${systemMounts(stage.folder)}; ${command}`], {
      ...network,
      ...stage.env,
    });
  } else if (word === 'USER') stage.user = text;
  else if (word === 'ENTRYPOINT') stage.entrypoint = JSON.parse(text);
  else if (word === 'CMD') stage.cmd = JSON.parse(text);
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(/CMD (\[.*\])$/.exec(text)[1]);
  else if (word === 'VOLUME') stage.volume = text;
  else if (!['EXPOSE', 'STOPSIGNAL'].includes(word)) fail(`${word} is not played here.`);
}

function copyFrom(stage, pattern, target) {
  const [source] = globSync(join(stage, pattern));
  if (!source) fail(`There is no ${pattern} to copy.`);
  mkdirSync(dirname(target), { recursive: true });
  execFileSync('cp', ['-a', source, target]);
}

/** What is in the repository, and new files of it: more is not looked at by the build. */
function copySources(target) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const path of files.filter((each) => each && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path));
  }
}

/** A Debian as the images begin with, made once; with Node and npm where the image has them. */
function debian(hasNode) {
  const base = join(folder, 'debian');
  if (!existsSync(base)) {
    const unfinished = `${base}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    run('debootstrap', ['--variant=minbase', 'bookworm', unfinished, 'http://deb.debian.org/debian']);
    renameSync(unfinished, base);
  }
  if (!hasNode) return base;
  const withNode = join(folder, 'debian-node');
  rmSync(withNode, { recursive: true, force: true });
  execFileSync('cp', ['-a', base, withNode]);
  const local = join(withNode, 'usr/local');
  cpSync(realpathSync(join(root, 'node_modules/.bin/node')), join(local, 'bin/node'));
  const npm = dirname(
    dirname(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())),
  );
  cpSync(npm, join(local, 'lib/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    const script = `#!/bin/sh\nexec node /usr/local/lib/npm/bin/${name}-cli.js "$@"\n`;
    writeFileSync(join(local, 'bin', name), script, { mode: 0o755 });
  }
  // An engine gives its containers the resolver and, where there are any, the certificates of a proxy.
  for (const path of ['etc/resolv.conf', 'etc/ssl/certs/ca-certificates.crt']) {
    if (!existsSync(`/${path}`)) continue;
    mkdirSync(dirname(join(withNode, path)), { recursive: true });
    cpSync(`/${path}`, join(withNode, path), { dereference: true });
  }
  if (process.env.NODE_EXTRA_CA_CERTS) network.NODE_EXTRA_CA_CERTS = '/etc/ssl/certs/ca-certificates.crt';
  return withNode;
}

/** Runs the image twice on one volume, asks it what an engine and a visitor ask, and stops it as an engine does. */
async function serve(stage) {
  const volume = join(folder, 'volume');
  rmSync(volume, { recursive: true, force: true });
  // A new volume has the owner and mode of the folder it covers.
  execFileSync('cp', ['-a', join(stage.folder, stage.volume), volume]);
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets, { recursive: true });
  writeFileSync(join(secrets, 'app'), 'a secret of the play that is long enough\n');
  for (const round of ['first', 'second']) {
    const container = await begin(stage, { volume, secrets });
    say(
      `The ${round} start: open in ${container.seconds} s, as user ${container.user}, process 1 in its namespace.`,
    );
    const page = await fetch(`http://127.0.0.1:${container.port}/`);
    check(page.status === 200 && (await page.text()).includes('</html>'), 'It serves its first page.');
    check(container.enter(stage.health) === 0, 'The health check of the image is content.');
    check(container.enter(['izlog', 'site', 'list']) === 0, 'Commands run in it by their name.');
    check(container.user === stage.user.split(':')[0], 'It runs as the user named there.');
    check(
      container.enter(['sh', '-c', '! touch /srv/izlog/x /etc/x /x']) === 0,
      'Its root cannot be written to.',
    );
    check(container.capabilities === '0000000000000000', 'It has no capability, and cannot get one.');
    check((await container.stop()) === 0, 'SIGTERM stops it in order (exit code 0).');
    check(!existsSync(join(volume, 'secret')), 'The secret came from its file, and none was made.');
    check(!existsSync(join(volume, 'postgres/data/postmaster.pid')), 'Its PostgreSQL has stopped with it.');
  }
}

/** Process 1 of namespaces of its own, on the stage's folder as a root that cannot be written to. */
async function begin(stage, { volume, secrets }) {
  const port = await freePort();
  const [uid, gid] = stage.user.split(':');
  const env = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    ...stage.env,
    PORT: String(port),
    APP_SECRET_FILE: '/run/secrets/app',
    DEMO_DAYS: '1',
  };
  const mounts = `
    mount --bind ${stage.folder} ${stage.folder} && cd ${stage.folder}
    mkdir -p run/secrets tmp
    mount --bind ${secrets} run/secrets
    mount --bind ${volume} .${stage.volume}
    mount -t tmpfs tmpfs tmp && chmod 1777 tmp
    ${systemMounts(stage.folder)}
    mount -o remount,ro,bind ${stage.folder}`;
  const as = `setpriv --reuid ${uid} --regid ${gid} --clear-groups --bounding-set=-all --no-new-privs`;
  const command = [...stage.entrypoint, ...stage.cmd].map(quoted).join(' ');
  const script = `set -e; ${mounts}\n exec chroot ${stage.folder} ${as} sh -c ${quoted(`cd ${stage.cwd}; exec ${command}`)}`;
  const began = Date.now();
  const outer = spawn('unshare', [...namespaces, 'sh', '-c', script], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((done) => outer.once('exit', (code, signal) => done(signal ?? code)));
  process.once('exit', () => outer.kill('SIGKILL'));
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (outer.exitCode !== null) fail(`It ended with ${outer.exitCode} before it was open.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const pid = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').trim();
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  check(/^NSpid:\s+\d+\s+1$/m.test(status), 'It is process 1.');
  return {
    port,
    seconds: (Date.now() - began) / 1000,
    user: /^Uid:\s+(\d+)/m.exec(status)[1],
    capabilities: /^CapBnd:\s+(\w+)/m.exec(status)[1],
    enter(args) {
      const inside = [
        '--target',
        pid,
        '--mount',
        '--pid',
        'chroot',
        `/proc/${pid}/root`,
        ...as.split(' '),
        ...args,
      ];
      return spawnSync('nsenter', inside, { env, stdio: ['ignore', 'inherit', 'ignore'] }).status;
    },
    stop() {
      process.kill(Number(pid), 'SIGTERM');
      return ended;
    },
  };
}

/** The unit of systemd, with the package where it is installed here. */
function checkUnit(stage) {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return say('There is no systemd-analyze here.');
  const unit = join(folder, 'izlog.service');
  const text = readFileSync(join(root, 'deploy/izlog.service'), 'utf8');
  writeFileSync(unit, text.replaceAll('=/srv/izlog', `=${stage.folder}/srv/izlog`));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  const ours = verified.stderr.split('\n').filter((line) => line.includes('izlog.service'));
  check(
    verified.status === 0 && ours.length === 0,
    `systemd-analyze verify accepts the unit. ${ours.join(' ')}`,
  );
  const args = ['security', '--offline=true', '--threshold=20', join(root, 'deploy/izlog.service')];
  const score = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  check(score.status === 0, `Its exposure is 2.0 or less. ${/→ (.*)/.exec(score.stdout)?.[1] ?? ''}`);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...env },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) fail(`${command} ended with ${status}.`);
}

function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function check(isSo, sentence) {
  if (!isSo) fail(`Not so: ${sentence}`);
  say(`  ✓ ${sentence}`);
}

function say(line) {
  console.error(line);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
