import { act, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { BlockedDeletions } from './BlockedDeletions';

const list: { isOpen: boolean; selectedIDs: string[]; language: string } = {
  isOpen: false,
  selectedIDs: [],
  language: 'en',
};

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: list.language } }),
  useModal: () => ({ isModalOpen: (slug: string) => slug === 'confirm-delete-many-docs' && list.isOpen }),
  useSelection: () => ({ selectedIDs: list.selectedIDs }),
}));

const use = {
  collection: 'pages',
  id: 'p2',
  title: 'Company',
  siteId: null,
  places: ['Quote (module 1)'],
  isPublic: true,
};
const fetchMock = vi.fn();

beforeEach(() => {
  Object.assign(list, { isOpen: false, selectedIDs: ['p1', 'p3'], language: 'en' });
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({
    ok: true,
    json: () =>
      Promise.resolve({ documents: [{ id: 'p1', title: 'Home', uses: [use] }], nouns: { pages: 'Pages' } }),
  });
});

/** Opens and closes the dialogue; `selectedAfterwards` is the selection that remains. */
const closeDialogue = async (selectedAfterwards: string[]) => {
  const shown = render(<BlockedDeletions collectionSlug="pages" />);
  const rerender = async (state: Partial<typeof list>) => {
    Object.assign(list, state);
    shown.rerender(<BlockedDeletions collectionSlug="pages" />);
    await act(async () => undefined);
  };
  await rerender({ isOpen: true });
  await rerender({ selectedIDs: selectedAfterwards });
  await rerender({ isOpen: false });
  return { ...shown, rerender };
};

test.each([
  ['en', 'Not deleted, because it is still in use'],
  ['de', 'Nicht gelöscht, weil noch in Gebrauch'],
])('%s: after a deletion, links to the documents that prevented it', async (language, heading) => {
  list.language = language;
  const { container } = await closeDialogue([]);
  expect(screen.getByRole('alert', { name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Company' }).getAttribute('href')).toBe(
    '/admin/collections/pages/p2',
  );
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/editing/blocked-deletions?collection=pages&id=p1&id=p3',
    expect.anything(),
  );
  await expectNoAxeViolations(container);
});

test('the notice is removed before the next deletion', async () => {
  const { rerender } = await closeDialogue([]);
  await rerender({ isOpen: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cancelled deletion shows nothing', async () => {
  const { container } = await closeDialogue(['p1', 'p3']);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

test('a deletion of all selected documents shows nothing', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ documents: [], nouns: {} }) });
  const { container } = await closeDialogue([]);
  expect(container.textContent).toBe('');
});
