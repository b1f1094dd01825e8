import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Next names no exports, so that Node wants the file of an entry such as `next/server` in full. */
const withExtension = (name) => (/^next\/[\w/-]+$/.test(name) ? `${name}.js` : name);

/** Packages of the workspace are TypeScript and become part of the program; every other package stays where npm put it. */
const installedPackages = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || /^@kmx\/|^@\/|\.json$/.test(name)
        ? undefined
        : { path: withExtension(name), external: true },
    );
  },
};

/** The program of the site: what renders public pages, with the framework's handler beside it. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(serverOptions);
