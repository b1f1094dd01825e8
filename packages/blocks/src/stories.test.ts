import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Guidance } from '@kmx/design-system/guide';
import { blockRegistry } from './blocks/registry';
import * as stories from './stories';
import { storyIndex } from './storyIndex';

interface StoriesFile {
  readonly path: string;
  readonly meta: { readonly title: string; readonly parameters: { readonly guidance: Guidance } };
  readonly names: readonly string[];
}

const paths = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .sort();
const nameOf = (path: string) => /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '';

/** Name in the index by file path. */
const index = new Map(
  [
    ...readFileSync(join(__dirname, 'stories.ts'), 'utf8').matchAll(/export \* as (\w+) from '\.\/(.+)';/g),
  ].map(([, name = '', path = '']) => [`${path}.tsx`, name]),
);

const modules = new Map<string, { readonly default: StoriesFile['meta'] }>(Object.entries(stories));

const files = paths.flatMap((path): StoriesFile[] => {
  const module = modules.get(index.get(path) ?? '');
  if (!module) return [];
  const { default: meta, ...own } = module;
  return [{ path, meta, names: Object.keys(own) }];
});

/** True if the schema of a block has a picture, or its mock shows one. */
function hasPictures(path: string): boolean {
  const folder = join(__dirname, dirname(path));
  return readdirSync(folder)
    .filter((file) => /\.(schema|mock)\.ts$/.test(file))
    .some((file) =>
      /mediaSchema|illustration\(|createMedia\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
}

// A download without its thumbnail has the same layout.
const picturesAreDecor = new Set(['ProductDownloads']);

// Its text and size are fixed.
const takesNoContent = new Set(['MeasurementSwitch']);

const groupOf = (path: string) => {
  if (/^(pageStories|views\/ErrorPage)\//.test(path)) return 'Pages';
  return path.startsWith('machineStories/') ? 'Machines' : 'Blocks';
};
const ofBlocks = files.filter(({ path }) => groupOf(path) === 'Blocks' && !takesNoContent.has(nameOf(path)));
const ofForms = ofBlocks.filter(({ path }) => path.startsWith('shared/FormView/'));
const ofOthers = ofBlocks.filter((file) => !ofForms.includes(file));

describe('the stories of the blocks', () => {
  it('are all in the index, under unique names', () => {
    expect([...index.keys()].sort()).toEqual(paths);
    expect(new Set(index.values()).size).toBe(paths.length);
  });

  it('can be loaded individually, under the titles of their files', async () => {
    const blocks = Object.entries(stories).filter(([, { default: meta }]) =>
      meta.title.startsWith('Blocks/'),
    );
    expect(Object.keys(storyIndex).sort()).toEqual(blocks.map(([name]) => name).sort());
    const loaded = await Promise.all(
      Object.entries(storyIndex).map(async ([name, { title, load }]) => [name, title, await load()] as const),
    );
    expect(loaded.filter(([, title, file]) => file.default.title !== title)).toEqual([]);
    expect(loaded.filter(([name, , file]) => modules.get(name)?.default !== file.default)).toEqual([]);
  });

  it.each(Object.keys(blockRegistry))('show the module %s', (type) => {
    const name = type.charAt(0).toUpperCase() + type.slice(1);
    expect(files.map(({ path }) => path)).toContain(`blocks/${name}/${name}.stories.tsx`);
  });

  it.each(['blocks', 'frames', 'views'])('show every component of the folder %s', (tree) => {
    const folders = readdirSync(join(__dirname, tree), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${tree}/${name}`);
    const shown = new Set(paths.map((path) => dirname(path)));
    expect(folders.filter((folder) => !shown.has(folder))).toEqual([]);
  });

  it.each(files)('document the use of the block: $path', ({ meta }) => {
    const { summary, use, avoid } = meta.parameters.guidance;
    expect(summary).not.toBe('');
    expect(use.length).toBeGreaterThan(0);
    expect(use.length).toBeLessThanOrEqual(4);
    expect(avoid.length).toBeGreaterThan(0);
    expect(avoid.length).toBeLessThanOrEqual(3);
  });

  it.each(files)('are in the right group: $path', ({ path, meta }) => {
    expect(meta.title.split('/')[0]).toBe(groupOf(path));
    expect(files.filter(({ meta: { title } }) => title === meta.title)).toHaveLength(1);
  });

  it.each(files.filter(({ path }) => groupOf(path) !== 'Machines'))(
    'begin with the usual case: $path',
    ({ names }) => {
      expect(names).toContain('Default');
    },
  );

  it.each(ofBlocks)('show long content: $path', ({ names }) => {
    expect(names).toContain('LongContent');
  });

  it.each(ofOthers)('show minimal content: $path', ({ names }) => {
    expect(names.filter((name) => name === 'Minimal' || name === 'Empty')).not.toEqual([]);
  });

  it.each(ofForms)('show the final states of a form: $path', ({ names }) => {
    expect(names).toEqual(expect.arrayContaining(['Invalid', 'Failed', 'Sent']));
  });

  it.each(ofOthers.filter(({ path }) => hasPictures(path) && !picturesAreDecor.has(nameOf(path))))(
    'show a missing picture: $path',
    ({ names }) => {
      expect(names).toContain('WithoutPicture');
    },
  );
});
