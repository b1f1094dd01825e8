import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, context } from 'esbuild';

import { buildStyles } from './buildStyles.mjs';
import { evaluateModule } from './evaluateModule.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const outdir = path.join(root, '.build/assets');
const publicPath = '/_assets/';

const entry = path.join(root, 'src/browser/page.ts');
const workerEntry = path.join(root, 'src/shell/browser/forms/pow.worker.ts');

const shared = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  outdir,
  publicPath,
  format: 'esm',
  assetNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  entryNames: '[name]-[hash]',
  // Browsers of the last four years.
  target: ['chrome107', 'edge107', 'firefox106', 'safari16'],
  logLevel: 'warning',
};

const addressOf = (file) => publicPath + path.basename(file);

/** Returns the output file of an entry with its metadata. */
function outputOf({ metafile: { outputs } }, source) {
  const found = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint && path.resolve(entryPoint) === source,
  );
  if (!found) throw new Error(`${source} became no file.`);
  return found;
}

/** Lists the files that a browser loads with an entry, in dependency order, without dynamic imports. */
function listStaticImports({ metafile: { outputs } }, file, known = new Set()) {
  for (const { path: imported, kind } of outputs[file].imports) {
    if (kind !== 'import-statement' || known.has(imported)) continue;
    known.add(imported);
    listStaticImports({ metafile: { outputs } }, imported, known);
  }
  return [...known];
}

/** esbuild does not rewrite worker addresses, so the built file name is inserted here. */
const nameWorker = (address) => ({
  name: 'name-worker',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]formToken\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const contents = source.replace(`'./${path.basename(workerEntry)}'`, `'${address}'`);
      if (contents === source) throw new Error(`${file} opens no ${path.basename(workerEntry)}.`);
      return { contents, loader: 'ts' };
    }),
});

function describeScripts(worker, page) {
  const [file] = outputOf(page, entry);
  const preload = listStaticImports(page, file);
  return {
    files: [...worker.outputFiles, ...page.outputFiles],
    manifest: { page: addressOf(file), preload: preload.map(addressOf) },
  };
}

/** Writes the speculation rules of Chromium as a file for the header `Speculation-Rules`. */
async function createSpeculationRules() {
  const { speculationRules } = await evaluateModule(path.join(root, 'src/browser/speculationRules.ts'));
  const text = JSON.stringify(speculationRules);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  return { path: path.join(outdir, `speculation-rules-${hash}.json`), contents: text };
}

const compressible = /\.js$/;

async function writeOutput({ path: name, contents }) {
  await writeFile(name, contents);
  if (!compressible.test(name)) return;
  await writeFile(`${name}.br`, await promisify(brotliCompress)(contents));
  await writeFile(`${name}.gz`, await promisify(gzip)(contents, { level: 9 }));
}

async function writeAssets({ files, manifest }, { files: fonts, styles, textFont }, rules) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await Promise.all([...files, ...fonts, rules].map(writeOutput));
  const others = { font: addressOf(textFont), speculationRules: addressOf(rules.path) };
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify({ ...manifest, ...others }));
  await writeFile(path.join(outdir, 'styles.json'), JSON.stringify(styles));
}

/**
 * Builds the assets of public pages into `.build/assets`: script, fonts, and inlined style sheets.
 * `manifest.json` contains the addresses of the script (`page`), its imports (`preload`), the text font
 * (`font`) and the speculation rules (`speculationRules`).
 */
export async function buildAssets({ isWatching = false } = {}) {
  const [styles, rules] = await Promise.all([buildStyles(shared), createSpeculationRules()]);
  const worker = await build({ ...shared, entryPoints: [workerEntry] });
  const plugins = [nameWorker(addressOf(outputOf(worker, workerEntry)[0]))];
  const options = { ...shared, entryPoints: [entry], splitting: true, plugins };
  const write = (page) => writeAssets(describeScripts(worker, page), styles, rules);
  if (!isWatching) return write(await build(options));
  const writeOnBuild = {
    name: 'write-on-build',
    setup: ({ onEnd }) => onEnd((page) => (page.errors.length > 0 ? undefined : write(page))),
  };
  const { watch } = await context({ ...options, plugins: [...plugins, writeOnBuild] });
  return watch();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAssets();
