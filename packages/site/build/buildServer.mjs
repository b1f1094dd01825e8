import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Next.js has no `exports`, so Node.js requires the file extension of an entry such as `next/server`. */
const withExtension = (name) => (/^next\/[\w/-]+$/.test(name) ? `${name}.js` : name);

/**
 * Bundled so that `define` applies: for each element it reads the environment several times, which took a sixth of the
 * time of a page with large tables. Its CommonJS build, the default, cannot import external packages from a module.
 */
const styledComponents = fileURLToPath(
  new URL('styled-components.esm.js', import.meta.resolve('styled-components')),
);

/** Bundles TypeScript packages of the workspace and styled-components; all other packages stay external. */
const installedPackages = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^styled-components$/ }, () => ({ path: styledComponents }));
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || /^@kmx\/|^@\/|\.json$/.test(name)
        ? undefined
        : { path: withExtension(name), external: true },
    );
  },
};

/** Options of the site's server, which renders public pages and runs the Next.js handler. */
export const serverOptions = {
  entryPoints: { server: path.join(root, 'src/pageServer/main.ts') },
  outdir: path.join(root, '.build'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
  chunkNames: 'chunks/[name]-[hash]',
  plugins: [installedPackages],
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build({ ...serverOptions, define: { 'process.env.NODE_ENV': '"production"' } });
