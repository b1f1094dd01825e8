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

/** The first of the programs that stands in PATH, or is a path that can be run. */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of candidates.filter(Boolean)) {
    const files = path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name));
    const found = files.find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

/** The words that make a command run as root, or undefined where that is not possible without asking. */
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

async function ensure({ candidates, debianPackage, purpose, remedy }) {
  const found = findProgram(candidates);
  if (found) return found;
  await aptInstall(debianPackage);
  const installed = findProgram(candidates);
  if (installed) return installed;
  throw new Problem(`${purpose} ${remedy}`);
}

/** Chromium without windows comes first: the same engine, and a journey through it takes two thirds of the time. */
const browsers = [
  'chromium-headless-shell',
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Chromium or Chrome: CHROMIUM, what is installed, or what apt-get can install. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen && !isExecutable(chosen))
    throw new Problem(`CHROMIUM is ${chosen}, and that is not a program that can be run.`);
  return ensure({
    candidates: [chosen, ...browsers],
    debianPackage: 'chromium-headless-shell',
    purpose: 'The tests in a browser need Chromium, and none was found.',
    remedy:
      'Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of Chrome.',
  });
}

/** The path of java, for the HTML checker. */
export const ensureJava = () =>
  ensure({
    candidates: ['java'],
    debianPackage: 'default-jre-headless',
    purpose: 'The HTML checker needs Java, and none was found.',
    remedy: 'Install it (Debian: apt-get install default-jre-headless).',
  });

const postgresFolder = '/usr/lib/postgresql';

/** Where Debian puts its servers, and where the tests look for one. */
export const hasPostgres = () =>
  existsSync(postgresFolder) &&
  readdirSync(postgresFolder).some((version) =>
    isExecutable(path.join(postgresFolder, version, 'bin/initdb')),
  );

/** A PostgreSQL for the tests that run on both databases; without one they run on SQLite alone, with a warning. */
export async function ensurePostgres() {
  if (hasPostgres()) return;
  await aptInstall('postgresql');
  if (!hasPostgres())
    print(
      'No PostgreSQL was found, and none can be installed: what runs on both databases is tested on SQLite.',
    );
}

/** The path of redis-server, for the tests of what several processes of the site share. */
export const ensureRedis = () =>
  ensure({
    candidates: ['redis-server'],
    debianPackage: 'redis-server',
    purpose: 'The tests of shared limits need Redis, and none was found.',
    remedy: 'Install it (Debian: apt-get install redis-server).',
  });
