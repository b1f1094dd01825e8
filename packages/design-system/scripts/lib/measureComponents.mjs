import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Peer dependencies, which are not counted. */
const external = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];

const entries = ['index', 'workspace'];

const bundle = (contents, folder, options) =>
  build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external,
    ...options,
  });

/** Components among the exports of an entry: names with a capital letter. */
async function componentsOf(entry, folder) {
  const { metafile } = await bundle(`export * from './${entry}.js';`, folder, { metafile: true });
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return names.filter((name) => /^[A-Z]/.test(name));
}

/** Size of a bundle with one component, in gzip bytes, without React and styled-components. */
async function sizeOf(name, entry, folder) {
  const { outputFiles } = await bundle(`export { ${name} } from './${entry}.js';`, folder);
  return gzipSync(outputFiles[0].contents).length;
}

/** Returns the size of each component of the built package (a folder) on its own, largest first. */
export async function measureComponents(folder) {
  const measured = [];
  for (const entry of entries)
    for (const name of await componentsOf(entry, folder))
      measured.push({ entry, name, bytes: await sizeOf(name, entry, folder) });
  return measured.sort((one, other) => other.bytes - one.bytes);
}
