import { webcrypto } from 'node:crypto';
import { act, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { SameFiles } from './SameFiles';

const form: { id: string | undefined; file: File | undefined; language: string } = {
  id: undefined,
  file: undefined,
  language: 'en',
};

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: form.language } }),
  useDocumentInfo: () => ({ collectionSlug: 'media', id: form.id, lastUpdateTime: 0 }),
  useFormFields: (select: (context: [object]) => unknown) => select([{ file: { value: form.file } }]),
}));

const abc = new File(['abc'], 'abc.png');
Object.assign(abc, { arrayBuffer: async () => new TextEncoder().encode('abc') });
const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const fetchMock = vi.fn();
const respond = (files: object[]) =>
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ files }) });

/** Renders the notice and waits for the response. */
const show = async () => {
  const shown = render(<SameFiles />);
  await act(async () => undefined);
  return shown;
};

beforeEach(() => {
  Object.assign(form, { id: undefined, file: undefined, language: 'en' });
  Object.assign(globalThis, { fetch: fetchMock });
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
  fetchMock.mockReset();
  respond([{ id: 'm1', name: 'press.png' }]);
});

test.each([
  ['en', 'The library already has this file'],
  ['de', 'Diese Datei ist schon in der Bibliothek'],
])('%s: a chosen file that exists is named before it is saved, with a link', async (language, heading) => {
  Object.assign(form, { file: abc, language });
  const { container } = render(<SameFiles />);
  expect(await screen.findByRole('status', { name: heading })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/collections/media/m1');
  expect(fetchMock).toHaveBeenCalledWith(
    `/api/editing/same-files?collection=media&hash=${hash}`,
    expect.anything(),
  );
  await expectNoAxeViolations(container);
});

test('a saved file is compared by its stored hash', async () => {
  form.id = 'm2';
  await show();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(fetchMock).toHaveBeenCalledWith('/api/editing/same-files?collection=media&id=m2', expect.anything());
});

test.each([
  ['the file is new', () => respond([])],
  ['the service does not respond', () => fetchMock.mockRejectedValue(new Error('down'))],
])('nothing is shown if %s', async (_, prepare) => {
  prepare();
  form.id = 'm2';
  const { container } = await show();
  expect(fetchMock).toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

test('sends no request before a file is selected', async () => {
  await show();
  expect(fetchMock).not.toHaveBeenCalled();
});
