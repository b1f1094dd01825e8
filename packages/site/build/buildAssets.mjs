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
const locationMap = path.join(root, '../blocks/src/blocks/LocationList/map/createLocationMap.ts');

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

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();

/** Writes the speculation rules of Chromium as a file for the header `Speculation-Rules`. */
async function createSpeculationRules() {
  const { speculationRules } = await evaluateModule(path.join(root, 'src/browser/speculationRules.ts'));
  const text = JSON.stringify(speculationRules);
  return { path: path.join(outdir, `speculation-rules-${hashOf(text)}.json`), contents: text };
}

/** Writes the land of the world map as a file, because it would be a sixth of a page with a map. */
async function createWorld() {
  const { createLocationMap } = await evaluateModule(locationMap);
  const { land } = createLocationMap([], true);
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${land}"/></svg>`;
  return { path: path.join(outdir, `world-${hashOf(text)}.svg`), contents: text };
}

const compressible = /\.(?:js|svg)$/;

async function writeOutput({ path: name, contents }) {
  await writeFile(name, contents);
  if (!compressible.test(name)) return;
  await writeFile(`${name}.br`, await promisify(brotliCompress)(contents));
  await writeFile(`${name}.gz`, await promisify(gzip)(contents, { level: 9 }));
}

async function writeAssets({ files, manifest }, { files: fonts, styles, textFont }, { rules, world }) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await Promise.all([...files, ...fonts, rules, world].map(writeOutput));
  const others = {
    font: addressOf(textFont),
    speculationRules: addressOf(rules.path),
    world: `${addressOf(world.path)}#land`,
  };
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify({ ...manifest, ...others }));
  await writeFile(path.join(outdir, 'styles.json'), JSON.stringify(styles));
}

/**
 * Builds the assets of public pages into `.build/assets`: script, fonts, and inlined style sheets.
 * `manifest.json` contains the addresses of the script (`page`), its imports (`preload`), the text font
 * (`font`), the speculation rules (`speculationRules`) and the land of the world map (`world`).
 */
export async function buildAssets({ isWatching = false } = {}) {
  const [styles, rules, world] = await Promise.all([
    buildStyles(shared),
    createSpeculationRules(),
    createWorld(),
  ]);
  const worker = await build({ ...shared, entryPoints: [workerEntry] });
  const plugins = [nameWorker(addressOf(outputOf(worker, workerEntry)[0]))];
  const options = { ...shared, entryPoints: [entry], splitting: true, plugins };
  const write = (page) => writeAssets(describeScripts(worker, page), styles, { rules, world });
  if (!isWatching) return write(await build(options));
  const writeOnBuild = {
    name: 'write-on-build',
    setup: ({ onEnd }) => onEnd((page) => (page.errors.length > 0 ? undefined : write(page))),
  };
  const { watch } = await context({ ...options, plugins: [...plugins, writeOnBuild] });
  return watch();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAssets();
