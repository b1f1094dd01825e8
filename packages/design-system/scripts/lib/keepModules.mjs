import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const foldStyles = require('../../loaders/foldStyles.cjs');

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** `./Button` as the file that it becomes, `./Button.js`; `../tokens` as `../tokens/index.js`. Undefined for what is none of ours. */
export function resolveRelative(name, folder) {
  const base = path.join(folder, name);
  if (['.ts', '.tsx'].some((ending) => isFile(base + ending))) return `${name}.js`;
  if (['.ts', '.tsx'].some((ending) => isFile(path.join(base, `index${ending}`)))) return `${name}/index.js`;
  return undefined;
}

/**
 * For esbuild: leaves every module a file of its own, so that `'use client'` stays where it stands and a bundler takes
 * only what is used, and folds the styled parts as the site does, so that server and browser agree on class names.
 */
export const keepModules = () => ({
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path: name, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      return {
        path: name.startsWith('.') ? (resolveRelative(name, resolveDir) ?? name) : name,
        external: true,
      };
    });
    build.onLoad({ filter: /\.styles\.ts$/ }, ({ path: file }) => ({
      contents: foldStyles.call({ resourcePath: file }, readFileSync(file, 'utf8')),
      loader: 'ts',
    }));
  },
});
