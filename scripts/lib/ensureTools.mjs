import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem, print } from './output.mjs';
import { run } from './run.mjs';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first program that is in PATH or is an executable path. */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of candidates.filter(Boolean)) {
    const files = path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name));
    const found = files.find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

/** Returns the prefix that runs a command as root, or undefined if that needs a password. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

async function aptInstall(name) {
  const prefix = asRoot();
  if (!prefix || !findProgram(['apt-get'])) return;
  print(`Installing ${name} with apt-get …`);
  const apt = async (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    await run(command, rest, { isQuiet: true, what: `apt-get ${args[0]}` });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', name);
}

/** Installs a program that only some tests need; a failure is printed. */
const tryAptInstall = (name) => aptInstall(name).catch((error) => print(error.message));

async function ensure({ candidates, debianPackage, purpose, remedy }) {
  const found = findProgram(candidates);
  if (found) return found;
  await aptInstall(debianPackage);
  const installed = findProgram(candidates);
  if (installed) return installed;
  throw new Problem(`${purpose} ${remedy}`);
}

/** Headless Chromium comes first: it has the same engine, and tests take two thirds of the time. */
const browsers = [
  'chromium-headless-shell',
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of Chromium or Chrome: CHROMIUM, an installed one, or one installed by apt-get. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen && !isExecutable(chosen))
    throw new Problem(`CHROMIUM is ${chosen}, which is not an executable program.`);
  return ensure({
    candidates: [chosen, ...browsers],
    debianPackage: 'chromium-headless-shell',
    purpose: 'The browser tests need Chromium, which was not found.',
    remedy:
      'Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of Chrome.',
  });
}

/** Returns the path of java, for the HTML checker. */
export const ensureJava = () =>
  ensure({
    candidates: ['java'],
    debianPackage: 'default-jre-headless',
    purpose: 'The HTML checker needs Java, which was not found.',
    remedy: 'Install it (Debian: apt-get install default-jre-headless).',
  });

const postgresFolder = '/usr/lib/postgresql';

export const hasPostgres = () =>
  existsSync(postgresFolder) &&
  readdirSync(postgresFolder).some((version) =>
    isExecutable(path.join(postgresFolder, version, 'bin/initdb')),
  );

/** Installs PostgreSQL for the tests that run on both databases. Without it they run on SQLite only, with a warning. */
export async function ensurePostgres() {
  if (hasPostgres()) return;
  await tryAptInstall('postgresql');
  if (!hasPostgres())
    print('PostgreSQL was not found and cannot be installed. Tests for both databases run on SQLite only.');
}

/** Returns the path of redis-server, for the tests of state that several processes share. */
export const ensureRedis = () =>
  ensure({
    candidates: ['redis-server'],
    debianPackage: 'redis-server',
    purpose: 'The tests of shared limits need Redis, which was not found.',
    remedy: 'Install it (Debian: apt-get install redis-server).',
  });

/** On Debian, clamd is not in the PATH of ordinary users. */
const findClamd = () => findProgram(['clamd', '/usr/sbin/clamd', '/opt/homebrew/sbin/clamd']);

/** Installs ClamAV, without its signatures, for the tests of the scanner. Prints a warning if that fails. */
export async function ensureClamd() {
  if (findClamd()) return;
  await tryAptInstall('clamav-daemon');
  if (!findClamd())
    print('ClamAV was not found and cannot be installed. Only a fake of the scanner of uploads is tested.');
}
