import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Guidance } from './guide/Guidance';
import * as stories from './stories';
import { storyIndex } from './storyIndex';
import * as workspaceParts from './workspace';
import * as pageParts from './index';

interface StoriesMeta {
  readonly title: string;
  readonly component?: unknown;
  readonly parameters?: { readonly guidance?: Guidance };
}

const metas: readonly StoriesMeta[] = Object.values(stories).map((file): StoriesMeta => file.default);
const components = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).filter(([name]) => /^[A-Z]/.test(name));
const findMeta = (component: unknown) => metas.find((meta) => meta.component === component);

const filesOnDisk = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => `./${file.split(path.sep).join('/').replace('.tsx', '')}`);
const namedFiles = [
  ...readFileSync(path.join(__dirname, 'stories.ts'), 'utf8').matchAll(/from '(.+\.stories)';/g),
].map(([, file]) => file);

describe('the stories of the design system', () => {
  it('are all listed in stories.ts, in the order of their paths', () => {
    expect([...namedFiles].sort()).toEqual([...filesOnDisk].sort());
    expect(namedFiles).toEqual([...namedFiles].sort());
  });

  it.each([...components(pageParts), ...components(workspaceParts)])('show %s', (_, component) => {
    expect(findMeta(component)).toBeDefined();
  });

  it.each(components(workspaceParts))(
    'keep %s apart, as a component of working screens',
    (name, component) => {
      expect(findMeta(component)?.title).toBe(`Components/Workspace/${name}`);
    },
  );

  it('can be loaded individually, under the titles of their files', async () => {
    const files = new Map<string, { readonly default: StoriesMeta }>(Object.entries(stories));
    const parts = [...files].filter(([, file]) => file.default.title.startsWith('Components/'));
    expect(Object.keys(storyIndex).sort()).toEqual(parts.map(([name]) => name).sort());
    const loaded = await Promise.all(
      Object.entries(storyIndex).map(async ([name, { title, load }]) => [name, title, await load()] as const),
    );
    expect(loaded.filter(([, title, file]) => file.default.title !== title)).toEqual([]);
    expect(loaded.filter(([name, , file]) => files.get(name)?.default !== file.default)).toEqual([]);
  });

  it('have unique titles', () => {
    const titles = metas.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('the guidance of a component', () => {
  const parts = new Set([...components(pageParts), ...components(workspaceParts)].map(([, part]) => part));
  const ofParts = metas.filter(
    ({ title, component }) => parts.has(component) || title.startsWith('Components/'),
  );

  it.each(ofParts.map((meta) => [meta.title, meta] as const))(
    'of %s has purpose, use and misuse',
    (_, { parameters }) => {
      const { summary = '', use = [], avoid = [] } = parameters?.guidance ?? {};
      expect(summary).toMatch(/\.$/);
      expect(use.length).toBeGreaterThanOrEqual(1);
      expect(use.length).toBeLessThanOrEqual(4);
      expect(avoid.length).toBeGreaterThanOrEqual(1);
      expect(avoid.length).toBeLessThanOrEqual(3);
    },
  );
});
