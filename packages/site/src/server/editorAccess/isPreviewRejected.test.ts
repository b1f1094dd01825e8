import { createLocale, type ApplicationRoute } from '@kmx/core';

import { siteMock } from '../view/siteView.mock';
import { createEditorSession } from './editorSession';

import { isPreviewRejected } from './isPreviewRejected';
import { writePreviewToken } from './previewToken';

process.env.PREVIEW_API_KEY = 'a-preview-key-for-tests';
process.env.EDITOR_PASSWORD = 'editor-password';

const editorSession = () => createEditorSession('editor-password');

const rejected = (route: ApplicationRoute, query: string, cookie?: string) =>
  isPreviewRejected(
    {
      resolution: {
        outcome: { kind: 'application', site: siteMock, locale: createLocale('en'), route },
        trace: [],
      },
      query,
    },
    { get: () => (cookie === undefined ? undefined : { value: cookie }) },
  );
const queryFor = (page: string) => `?page=p1&token=${writePreviewToken(page, Date.now())}`;

it.each<[string, () => Promise<boolean>, boolean]>([
  ['a preview without anything', () => rejected({ kind: 'preview' }, ''), true],
  ['a preview with a token for its page', () => rejected({ kind: 'preview' }, queryFor('p1')), false],
  ['a preview with a token for another page', () => rejected({ kind: 'preview' }, queryFor('p2')), true],
  ['a preview for an editor', () => rejected({ kind: 'preview' }, '?page=p1', editorSession()), false],
  ['a preview with another cookie', () => rejected({ kind: 'preview' }, '?page=p1', 'guessed'), true],
  ['no preview', () => rejected({ kind: 'search' }, ''), false],
])('%s', async (_name, request, expected) => {
  expect(await request()).toBe(expected);
});
