import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatLocale, messageArguments } from '@kmx/core';

import config from '../next.config';

/** Untyped ids, because they are read from the catalogues. */
type CreateIntl = (config: { locale: string; messages: object; onError: (error: unknown) => void }) => {
  formatMessage: (descriptor: { id: string }, values: object) => string;
};

const parser = '@formatjs/icu-messageformat-parser';
const noParser = `${parser}/no-parser.js`;
/** Not typed, as a loader of the build. */
const loader = '../loaders/compileMessages';
const packages = path.join(__dirname, '../..');
const listCatalogues = (name: string) =>
  readdirSync(path.join(packages, name, 'messages')).map((file) => `${name}/messages/${file}`);

const { default: compileMessages } = z
  .object({ default: z.custom<(source: string) => string>((value) => typeof value === 'function') })
  .parse(await import(loader));

/** Returns the pattern of the catalogues that the build compiles for browsers. */
function readCompiledPath(): RegExp {
  const rule = config.turbopack?.rules?.['*.json'];
  if (rule && 'condition' in rule && typeof rule.condition === 'object' && 'all' in rule.condition)
    for (const part of rule.condition.all)
      if (typeof part === 'object' && 'path' in part && part.path instanceof RegExp) return part.path;
  throw new Error('The build has no rule for catalogues.');
}

const importIntl = () => vi.importActual<{ createIntl: CreateIntl }>('react-intl');
const { createIntl } = await importIntl();

/** Returns `createIntl` as in browsers, where the build replaces the parser. */
async function importBrowserIntl() {
  vi.resetModules();
  vi.doMock(parser, () => import(noParser));
  return (await importIntl()).createIntl;
}

const createBrowserIntl = await importBrowserIntl();
const onError = (error: unknown) => {
  throw error;
};

const createValues = (message: string) =>
  Object.fromEntries<unknown>(
    messageArguments(message).map((name) =>
      name.startsWith('<')
        ? [name.slice(1, -1), (chunks: readonly unknown[]) => `[${chunks.join('')}]`]
        : [name.replace(/:.*/, ''), 3],
    ),
  );

describe('messages in browsers, which have no parser', () => {
  it('the build replaces the parser', () => {
    expect(config.turbopack?.resolveAlias).toMatchObject({ [parser]: { browser: noParser } });
  });

  it.each([...listCatalogues('blocks'), ...listCatalogues('portal')])('the build compiles %s', (file) => {
    const source = readFileSync(path.join(packages, file), 'utf8');
    const locale = formatLocale(path.basename(file, '.json'));
    const texts = JSON.parse(source) as Record<string, string>;
    const messages = JSON.parse(compileMessages(source)) as object;
    const expected = createIntl({ locale, messages: texts, onError });
    const intl = createBrowserIntl({ locale, messages, onError });
    expect(`packages/${file}`).toMatch(readCompiledPath());
    for (const [id, text] of Object.entries(texts)) {
      const values = createValues(text);
      expect([id, intl.formatMessage({ id }, values)]).toEqual([id, expected.formatMessage({ id }, values)]);
    }
  });

  it.each(listCatalogues('site'))('the error page reads the texts of %s', (file) => {
    expect(`packages/${file}`).not.toMatch(readCompiledPath());
  });

  it('a text that was not compiled is an error', () => {
    const intl = createBrowserIntl({ locale: 'en', messages: { text: 'Page {page}' }, onError });
    expect(() => intl.formatMessage({ id: 'text' }, { page: 1 })).toThrow('uncompiled message');
  });
});
