/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl/server';
import { z } from 'zod';
import { languageCodes } from '@kmx/core';
import type { Message } from './contract/messages';
import { keyFiguresComparisonMessages } from './KeyFiguresComparison/KeyFiguresComparison.messages';
import { lightboxGalleryMessages } from './LightboxGallery/LightboxGallery.messages';
import { problemMessages } from './page/problem.messages';
import { sharedMessages } from './shared/shared.messages';
import { videoMessages } from './Video/Video.messages';

const sources = [
  keyFiguresComparisonMessages,
  lightboxGalleryMessages,
  problemMessages,
  sharedMessages,
  videoMessages,
];
const words = sources.flatMap((messages): readonly Message[] => Object.values<Message>(messages));
const ids = words.map(({ id }) => id).sort();

const catalogue = (language: string) =>
  z
    .record(z.string(), z.string().trim().min(1))
    .parse(JSON.parse(readFileSync(path.join(__dirname, `../messages/${language}.json`), 'utf8')));

const argumentsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '').sort();

it('reads every file of messages', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.messages.ts'))).toHaveLength(sources.length);
});

it('has an id only once', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

it('says in English what the sources say', () => {
  expect(catalogue('en')).toEqual(
    Object.fromEntries(words.map(({ id, defaultMessage }) => [id, defaultMessage])),
  );
});

describe.each(languageCodes)('the catalogue %s', (language) => {
  const messages = catalogue(language);

  it('has every word and none that is not used', () => {
    expect(Object.keys(messages).sort()).toEqual(ids);
  });

  it('names the same arguments and can be read', () => {
    const intl = createIntl({
      locale: language,
      messages,
      onError: (error) => {
        throw error;
      },
    });
    for (const { id, defaultMessage } of words) {
      const names = argumentsOf(defaultMessage);
      expect([id, argumentsOf(messages[id] ?? '')]).toEqual([id, names]);
      const values: Record<string, string> = Object.fromEntries(names.map((name) => [name, 'x']));
      expect(intl.formatMessage({ id, defaultMessage }, values)).not.toBe('');
    }
  });
});
