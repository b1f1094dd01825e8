import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { heroBannerSchema } from '../blocks/HeroBanner/HeroBanner.schema';
import { keyFiguresComparisonSchema } from '../blocks/KeyFiguresComparison/KeyFiguresComparison.schema';
import { blockRegistry } from '../blocks/registry';
import * as stories from '../stories';
import { findBlockSchema, readEditorFields } from './readEditorFields';

const isModule = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Loads all block schemas by their paths, as Storybook collects them. */
async function loadSchemas(): Promise<Record<string, Record<string, unknown>>> {
  const root = join(__dirname, '../blocks');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[A-Z]\w+\/\w+\.schema\.ts$/.test(path),
  );
  const files = await Promise.all(
    paths.map(async (path) => {
      const module: unknown = await import(join(root, path));
      return [`/${path}`, isModule(module) ? module : {}] as const;
    }),
  );
  return Object.fromEntries(files);
}

const titles = new Map(Object.entries(stories).map(([name, { default: meta }]) => [name, meta.title]));
const fieldsOf = (schema: z.ZodType) =>
  new Map(readEditorFields(schema).map((field) => [field.path.join('.'), field]));

describe('fields for editors', () => {
  it.each(Object.keys(blockRegistry))('are known for the block %s', async (type) => {
    const title = titles.get(`${type.charAt(0).toUpperCase()}${type.slice(1)}`) ?? '';
    const schema = findBlockSchema(await loadSchemas(), title);
    expect(schema).toBeDefined();
    expect(readEditorFields(schema ?? z.never()).length).toBeGreaterThan(0);
  });

  it('are not required for modules that no editor creates', async () => {
    expect(findBlockSchema(await loadSchemas(), 'Blocks/Products/ProductHero')).toBeUndefined();
  });

  it('names each field by its type, and describes its default', () => {
    const fields = fieldsOf(heroBannerSchema);
    expect([...fields.keys()]).toEqual(['overline', 'title', 'text', 'size', 'heroTone', 'image', 'links']);
    expect(fields.get('title')).toMatchObject({ kind: 'text', whenEmpty: { kind: 'blockHidden' } });
    expect(fields.get('image')).toMatchObject({ kind: 'picture', whenEmpty: { kind: 'without' } });
    expect(fields.get('links')).toMatchObject({ kind: 'list of links' });
    expect(fields.get('size')).toMatchObject({
      kind: 'choice',
      choices: ['large', 'compact'],
      whenEmpty: { kind: 'replaced', value: 'large' },
    });
  });

  it('describes lists and their minimum length', () => {
    const fields = fieldsOf(keyFiguresComparisonSchema);
    expect(fields.get('columns')).toMatchObject({
      kind: 'list',
      whenEmpty: { kind: 'blockHidden', reason: 'needs at least 2 entries' },
    });
    expect(fields.get('rows.values.value')).toMatchObject({ whenEmpty: { kind: 'blockHidden' } });
  });

  it('rejects a field without a description', () => {
    expect(() => readEditorFields(z.object({ since: z.date() }))).toThrow('no word');
  });
});
