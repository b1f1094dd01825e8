import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { SuggestedText } from './SuggestedText';

const form: { value: string | null; id: string | undefined; file: File | undefined; language: string } = {
  value: '',
  id: undefined,
  file: undefined,
  language: 'en',
};
const setValue = vi.fn();

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useTranslation: () => ({ i18n: { language: form.language } }),
  useLocale: () => ({ code: 'de' }),
  useDocumentInfo: () => ({ id: form.id }),
  useField: () => ({ value: form.value, setValue, disabled: false }),
  useFormFields: (select: (context: [object]) => unknown) => select([{ file: { value: form.file } }]),
}));

const fetchMock = vi.fn();

const show = async () => {
  const shown = render(<SuggestedText path="alt" />);
  await act(async () => undefined);
  return shown;
};

beforeEach(() => {
  Object.assign(form, { value: '', id: undefined, file: undefined, language: 'en' });
  Object.assign(globalThis, { fetch: fetchMock });
  setValue.mockReset();
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ text: 'Eine Presse' }) });
});

test.each([
  ['en', 'Use this text'],
  ['de', 'Diesen Text übernehmen'],
])(
  '%s: suggests the description of a chosen file, and enters it only on a click',
  async (language, accept) => {
    Object.assign(form, { file: new File(['abc'], 'press.jpg'), language });
    const { container } = await show();
    expect(screen.getByRole('status').textContent).toContain('Eine Presse');
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/editing/picture-text?language=de',
      expect.objectContaining({ method: 'POST' }),
    );
    expect(setValue).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: accept }));
    expect(setValue).toHaveBeenCalledWith('Eine Presse');
    await expectNoAxeViolations(container);
  },
);

test('reads a stored picture by its id', async () => {
  form.id = 'm1';
  await show();
  expect(fetchMock).toHaveBeenCalledWith('/api/editing/picture-text?language=de&id=m1', expect.anything());
});

test.each([
  ['the field has a text', () => Object.assign(form, { id: 'm1', value: 'A press' })],
  ['there is no file', () => undefined],
])('requests nothing if %s', async (_, prepare) => {
  prepare();
  const { container } = await show();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

test('shows nothing without a description', async () => {
  form.id = 'm1';
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ text: null }) });
  expect((await show()).container.textContent).toBe('');
});
