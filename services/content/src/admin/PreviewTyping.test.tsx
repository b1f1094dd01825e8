import { render } from '@testing-library/react';
import { act } from 'react';
import { PreviewTyping } from './PreviewTyping';

const url = 'http://localhost:3000/en/editor/preview?page=1&token=a.b';
const postMessage = vi.fn();
const view = { iframeRef: { current: { contentWindow: { postMessage } } }, popupRef: { current: null } };
const form = { title: 'W', formBase: 'base', isLivePreviewing: true };

vi.mock('payload/shared', () => ({
  reduceFieldsToValues: (fields: Record<string, { value: unknown }>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
}));

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [
    {
      title: { value: form.title },
      formBase: { value: form.formBase },
      updatedAt: { value: 'now' },
      modules: { value: 0, rows: [] },
    },
  ],
  useDocumentInfo: () => ({ collectionSlug: 'pages', id: 'about' }),
  useLocale: () => ({ code: 'de' }),
  useLivePreviewContext: () => ({
    ...view,
    appIsReady: true,
    isLivePreviewing: form.isLivePreviewing,
    url,
  }),
}));

const requests: { body: unknown; respond: (ok: boolean) => void }[] = [];
const send = vi.fn<(address: string, init: { body: string }) => Promise<Pick<Response, 'ok'>>>();

beforeEach(() => {
  requests.length = 0;
  postMessage.mockReset();
  Object.assign(form, { title: 'W', formBase: 'base', isLivePreviewing: true });
  Object.assign(globalThis, { fetch: send });
  send.mockImplementation(
    (_address, { body }) =>
      new Promise((resolve) => {
        requests.push({ body: JSON.parse(body), respond: (ok) => resolve({ ok }) });
      }),
  );
});

const respond = async (ok = true): Promise<void> =>
  act(async () => {
    requests.at(-1)?.respond(ok);
    await Promise.resolve();
  });
const titled = (title: string) => ({
  collection: 'pages',
  id: 'about',
  locale: 'de',
  fields: { title, modules: [] },
});
const sent = () => requests.map(({ body }) => body);
const open = () => {
  const { rerender } = render(<PreviewTyping />);
  return (change: Partial<typeof form>) => {
    Object.assign(form, change);
    rerender(<PreviewTyping />);
  };
};

test('during continuous typing the preview shows the newest letters, one request at a time', async () => {
  const type = open();
  expect(sent()).toEqual([]);
  for (const title of ['Wi', 'Wir', 'Wire']) type({ title });
  expect(sent()).toEqual([titled('Wi')]);
  expect(postMessage).not.toHaveBeenCalled();
  await respond();
  expect(postMessage.mock.calls).toEqual([[{ type: 'payload-document-event' }, 'http://localhost:3000']]);
  expect(sent()).toEqual([titled('Wi'), titled('Wire')]);
  await respond();
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a save without a new letter, and a failed request, refresh nothing', async () => {
  const type = open();
  type({ formBase: 'saved' });
  expect(sent()).toEqual([]);
  type({ title: 'Wi' });
  await respond(false);
  expect(postMessage).not.toHaveBeenCalled();
});

test('a closed preview is sent nothing, and shows what was typed when it opens', () => {
  const type = open();
  type({ isLivePreviewing: false });
  type({ title: 'Wire' });
  expect(sent()).toEqual([]);
  type({ isLivePreviewing: true });
  expect(sent()).toEqual([titled('Wire')]);
});
