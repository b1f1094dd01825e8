import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { buildPackage } from '../../packages/design-system/scripts/lib/buildPackage.mjs';
import { measureComponents } from '../../packages/design-system/scripts/lib/measureComponents.mjs';
import { bin, inRoot } from './paths.mjs';

const run = promisify(execFile);

/** A project that has installed the package. It is below the root, so that it resolves the same React. */
const consumer = inRoot('.data/design-system-alone');
const built = path.join(consumer, 'package');

const page = `
import { Button, Heading, vars, type ButtonProps, type ThemeName } from '@kmx/design-system';
import { DataTable, Dialog } from '@kmx/design-system/workspace';
import { themeNames } from '@kmx/design-system/tokens';

export const theme: ThemeName = themeNames[1];
export const space: string = vars.space[4];
export const kinds: ButtonProps['variant'] = 'primary';
export const Page = () => (
  <Heading level={1} size="l">
    <Button>Order</Button>
  </Heading>
);
export const parts = [DataTable, Dialog];
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  skipLibCheck: false,
  types: [],
};

const rendered = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@kmx/design-system';
process.stdout.write(renderToStaticMarkup(createElement(Button, {}, 'Order')));
`;

describe('the published design system', () => {
  before(async () => {
    await rm(consumer, { recursive: true, force: true });
    await mkdir(path.join(consumer, 'node_modules/@kmx'), { recursive: true });
    await buildPackage(built);
    await symlink(built, path.join(consumer, 'node_modules/@kmx/design-system'));
    await writeFile(path.join(consumer, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(consumer, 'page.tsx'), page);
    await writeFile(path.join(consumer, 'page.mjs'), rendered);
  });

  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])
    it(`has types for a project with ${moduleResolution} resolution`, async () => {
      const project = path.join(consumer, `tsconfig.${moduleResolution}.json`);
      await writeFile(
        project,
        JSON.stringify({
          compilerOptions: { ...compilerOptions, module, moduleResolution },
          files: ['page.tsx'],
        }),
      );
      await assert.doesNotReject(run(bin('tsc'), ['-p', project]));
    });

  it('renders in plain Node, without a bundler', async () => {
    const { stdout } = await run(process.execPath, [path.join(consumer, 'page.mjs')]);
    assert.match(stdout, /<button[^>]*>.*Order/);
  });

  it('has a complete package.json: no workspaces, peer dependencies as ranges, existing entry points', async () => {
    const description = JSON.parse(await readFile(path.join(built, 'package.json'), 'utf8'));
    assert.equal(description.private, undefined);
    assert.deepEqual(description.sideEffects, ['**/*.css']);
    assert.match(description.peerDependencies.react, /^\^\d/);
    const files = Object.values(description.exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
      .filter((file) => !file.includes('*'));
    await Promise.all(files.map((file) => access(path.join(built, file))));
  });

  it('contains the fonts of its style sheet', async () => {
    const sheet = await readFile(path.join(built, 'fonts/fonts.css'), 'utf8');
    const fonts = [...sheet.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file);
    assert.ok(fonts.length > 0);
    await Promise.all(fonts.map((file) => access(path.join(built, 'fonts', file))));
  });

  it('bundles only the imported component', async () => {
    const measured = await measureComponents(built);
    const bytesOf = (name) => measured.find((component) => component.name === name).bytes;
    assert.ok(bytesOf('Stack') < bytesOf('Button') / 2);
    assert.ok(measured.every(({ bytes }) => bytes < 10_000));
  });
});
