import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const leftOut = new Set([
  'node_modules',
  '.git',
  '.data',
  '.next',
  '.build',
  '.cms',
  '.turbo',
  'storybook-static',
]);

function linkDependencies(from, to, isOwn = () => false) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!isOwn(name)) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Copies the sources with the same dependencies, and links the workspaces of the copy. */
export function copyRepository(target) {
  const filter = (source) => !leftOut.has(path.basename(source)) && !source.endsWith('.tsbuildinfo');
  cpSync(root, target, { recursive: true, filter });
  const modules = path.join(target, 'node_modules');
  linkDependencies(path.join(root, 'node_modules'), modules, (name) => name === '@kmx');
  const own = path.join(root, 'node_modules/@kmx');
  for (const name of readdirSync(own)) {
    const workspace = ['packages', 'services']
      .map((folder) => path.join(target, folder, name.replace(/-service$/, '')))
      .find(existsSync);
    mkdirSync(path.join(modules, '@kmx'), { recursive: true });
    if (workspace) symlinkSync(workspace, path.join(modules, '@kmx', name));
  }
  for (const folder of ['packages', 'services'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  )) {
    linkDependencies(path.join(root, folder, 'node_modules'), path.join(target, folder, 'node_modules'));
  }
}
