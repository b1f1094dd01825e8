import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl/server';
import { z } from 'zod';
import { languageCodes } from '@kmx/core';
import english from '../messages/en.json';
import type { MessageId } from './contract/messages';

const messageIdSchema = z.custom<MessageId>((id) => typeof id === 'string' && id in english);
const moduleSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ id: messageIdSchema, defaultMessage: z.string() })),
);

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.messages.ts'),
);
const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(__dirname, file))));
const sources = modules.flatMap((module) => Object.values(moduleSchema.parse({ ...module })));
const messagesOfBlocks = sources.flatMap((messages) => Object.values(messages));
const ids = messagesOfBlocks.map(({ id }) => id).sort();

const catalogue = (language: string) =>
  z
    .record(z.string(), z.string().trim().min(1))
    .parse(JSON.parse(readFileSync(path.join(__dirname, `../messages/${language}.json`), 'utf8')));

const argumentsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '').sort();

it('has unique ids', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

it('has the English messages of the sources', () => {
  expect(catalogue('en')).toEqual(
    Object.fromEntries(messagesOfBlocks.map(({ id, defaultMessage }) => [id, defaultMessage])),
  );
});

describe.each(languageCodes)('the catalogue %s', (language) => {
  const messages = catalogue(language);

  it('has every used message and no unused one', () => {
    expect(Object.keys(messages).sort()).toEqual(ids);
  });

  it('has the same arguments, and can be parsed', () => {
    const intl = createIntl({
      locale: language,
      messages,
      onError: (error) => {
        throw error;
      },
    });
    for (const { id, defaultMessage } of messagesOfBlocks) {
      const names = argumentsOf(defaultMessage);
      expect([id, argumentsOf(messages[id] ?? '')]).toEqual([id, names]);
      const values: Record<string, string> = Object.fromEntries(names.map((name) => [name, 'x']));
      expect(intl.formatMessage({ id, defaultMessage }, values)).not.toBe('');
    }
  });
});
