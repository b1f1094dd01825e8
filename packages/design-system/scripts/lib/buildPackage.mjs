import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { preserveModules, resolveRelative } from './preserveModules.mjs';

const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const source = path.join(home, 'src');
const require = createRequire(import.meta.url);

const ownEntries = ['./guide', './stories', './story-index'];

/** Files that are not published: stories, tests, and the style guide. */
const isForUs = (file) =>
  /\.(test|stories|mock)\.tsx?$/.test(file) ||
  /^(foundations|guide|testing)\//.test(file) ||
  ['stories.ts', 'storyIndex.ts'].includes(file);

async function listFiles() {
  const files = (await readdir(source, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  return {
    modules: files.filter((file) => /\.tsx?$/.test(file) && !isForUs(file)),
    assets: files.filter((file) => /\.(css|woff2|txt)$/.test(file)),
  };
}

async function writeModules(modules, target) {
  await build({
    entryPoints: modules.map((file) => path.join(source, file)),
    outdir: target,
    outbase: source,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    plugins: [preserveModules()],
    logLevel: 'warning',
  });
}

/** Styled components are internal, and their types refer to a folder that styled-components does not export. */
const styledPart =
  /export declare const (?:(?!\nexport |\ndeclare ).)*styled-components\/dist(?:(?!\nexport |\ndeclare ).)*/gs;

/** Node's module resolution requires file extensions in the types as well. */
async function completeTypes(file, target) {
  const text = await readFile(file, 'utf8');
  const complete = text
    .replace(styledPart, '')
    .replace(/(from |import\()(['"])(\.[^'"]+)\2/g, (whole, before, quote, name) => {
      const found = resolveRelative(name, path.join(source, path.relative(target, path.dirname(file))));
      return found === undefined ? whole : `${before}${quote}${found}${quote}`;
    });
  if (complete !== text) await writeFile(file, complete);
}

async function writeTypes(target) {
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  await promisify(execFile)(process.execPath, [
    tsc,
    '-p',
    path.join(home, 'tsconfig.build.json'),
    '--outDir',
    target,
  ]).catch((error) => {
    throw new Error(`The types could not be written.\n${error.stdout}`);
  });
  const written = (await readdir(target, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  await Promise.all(written.map((file) => completeTypes(path.join(target, file), target)));
}

const built = (entry) => {
  if (entry.endsWith('.css')) return entry.replace('./src/', './');
  const file = entry.replace('./src/', './').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
};

/** Writes the package.json of the published package: the workspace's own, with the built entry points. */
async function writeDescription(target) {
  const { name, version, type, sideEffects, peerDependencies, exports } = JSON.parse(
    await readFile(path.join(home, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).filter(([name]) => !ownEntries.includes(name));
  const published = {
    name,
    version,
    type,
    sideEffects,
    // Exact versions are for our tests; consumers may use later ones.
    peerDependencies: Object.fromEntries(
      Object.entries(peerDependencies).map(([peer, exact]) => [peer, `^${exact}`]),
    ),
    exports: Object.fromEntries(entries.map(([name, entry]) => [name, built(entry)])),
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Writes the publishable package into a folder; returns the number of files. */
export async function buildPackage(target) {
  const { modules, assets } = await listFiles();
  await rm(target, { recursive: true, force: true });
  await writeModules(modules, target);
  await writeTypes(target);
  await Promise.all(assets.map((file) => cp(path.join(source, file), path.join(target, file))));
  await cp(path.join(home, 'README.md'), path.join(target, 'README.md'));
  await writeDescription(target);
  return { modules: modules.length, assets: assets.length };
}
