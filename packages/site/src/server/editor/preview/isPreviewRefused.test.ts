import { createLocale, type ApplicationRoute } from '@kmx/core';

import { siteMock } from '../../view/siteView.mock';
import { editorHash } from '../editorSession';

import { isPreviewRefused } from './isPreviewRefused';
import { writePreviewToken } from './previewToken';

process.env.PREVIEW_API_KEY = 'a-preview-key-for-tests';

const refused = (route: ApplicationRoute, query: string, cookie?: string) =>
  isPreviewRefused(
    {
      resolution: {
        outcome: { kind: 'application', site: siteMock, locale: createLocale('en'), route },
        trace: [],
      },
      query,
    },
    cookie,
  );
const queryFor = (page: string) => `?page=p1&token=${writePreviewToken(page, Date.now())}`;

it.each<[string, () => boolean, boolean]>([
  ['a preview without anything', () => refused({ kind: 'preview' }, ''), true],
  ['a preview with a token for its page', () => refused({ kind: 'preview' }, queryFor('p1')), false],
  ['a preview with a token for another page', () => refused({ kind: 'preview' }, queryFor('p2')), true],
  ['a preview for an editor', () => refused({ kind: 'preview' }, '?page=p1', editorHash()), false],
  ['a preview with another cookie', () => refused({ kind: 'preview' }, '?page=p1', 'guessed'), true],
  ['what is no preview', () => refused({ kind: 'search' }, ''), false],
])('%s', (_name, ask, expected) => {
  expect(ask()).toBe(expected);
});
