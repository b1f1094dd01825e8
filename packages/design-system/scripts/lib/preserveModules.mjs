import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileAsync } from '@babel/core';

const configFile = fileURLToPath(new URL('../../babel.styles.json', import.meta.url));

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/**
 * Resolves `./Button` to its output `./Button.js`, and `../tokens` to `../tokens/index.js`. Undefined for other
 * packages.
 */
export function resolveRelative(name, folder) {
  const base = path.join(folder, name);
  if (['.ts', '.tsx'].some((ending) => isFile(base + ending))) return `${name}.js`;
  if (['.ts', '.tsx'].some((ending) => isFile(path.join(base, `index${ending}`)))) return `${name}/index.js`;
  return undefined;
}

/**
 * Plugin for esbuild: keeps one file for each module, so that `'use client'` is preserved and bundlers can drop unused
 * ones, and compiles styled components like the site, so that server and browser have the same class names.
 */
export const preserveModules = () => ({
  name: 'preserve-modules',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path: name, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      return {
        path: name.startsWith('.') ? (resolveRelative(name, resolveDir) ?? name) : name,
        external: true,
      };
    });
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      const { code } = await transformFileAsync(file, { babelrc: false, configFile });
      return { contents: code, loader: 'ts' };
    });
  },
});
