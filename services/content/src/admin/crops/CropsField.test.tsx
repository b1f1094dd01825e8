import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { CropsField } from './CropsField';

const form: {
  language: string;
  url: string | undefined;
  file: File | undefined;
  value: unknown;
  wholeCrop: { width: number; height: number } | undefined;
} = { language: 'en', url: undefined, file: undefined, value: null, wholeCrop: undefined };
const setValue = vi.fn();

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  FieldError: () => null,
  useTranslation: () => ({ i18n: { language: form.language } }),
  useDocumentInfo: () => ({ data: { url: form.url, focalX: 50, focalY: 50 } }),
  useField: () => ({ value: form.value, setValue, showError: false, disabled: false }),
  useFormFields: (select: (context: [object]) => unknown) => select([{ file: { value: form.file } }]),
  useUploadEdits: () => ({ uploadEdits: { crop: form.wholeCrop } }),
}));

beforeEach(() => {
  Object.assign(form, {
    language: 'en',
    url: '/press.png',
    file: undefined,
    value: null,
    wholeCrop: undefined,
  });
  setValue.mockReset();
});

/** Renders the field and loads the picture. */
const show = (width = 2400, height = 1350) => {
  const shown = render(<CropsField path="crops" />);
  const picture = shown.container.querySelector('.kmx-crops__measured');
  if (picture) {
    Object.defineProperty(picture, 'naturalWidth', { value: width });
    Object.defineProperty(picture, 'naturalHeight', { value: height });
    fireEvent.load(picture);
  }
  return shown;
};

const previewStyles = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.kmx-crops__preview img')].map(({ style }) => [
    parseFloat(style.width),
    parseFloat(style.left),
    parseFloat(style.top),
  ]);

test('shows the previews of a picture that was loaded before the form listened', () => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(2400);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1350);
  const { container } = render(<CropsField path="crops" />);
  expect(previewStyles(container)).toHaveLength(2);
});

test.each([
  ['en', 'Crops', 'Choose a custom crop'],
  ['de', 'Ausschnitte', 'Eigenen Ausschnitt wählen'],
])('%s: previews each shape around the focal point', async (language, heading, choose) => {
  form.language = language;
  const { container } = show();
  expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: choose })).toHaveLength(2);
  const [wide, square] = previewStyles(container);
  expect(wide).toEqual([100, 0, 0]);
  expect(square?.[0]).toBeCloseTo(177.8, 1);
  await expectNoAxeViolations(container);
});

test('a custom crop starts as the crop around the focal point, and stays inside the picture', () => {
  show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Choose a custom crop' })[1] ?? document.body);
  const square = { x: 21.88, y: 0, width: 56.25 };
  expect(setValue).toHaveBeenLastCalledWith({ square });

  form.value = { square: { ...square, width: 30 } };
  show();
  fireEvent.change(screen.getByRole('slider', { name: 'Horizontal position' }), { target: { value: '90' } });
  expect(setValue).toHaveBeenLastCalledWith({ square: { x: 70, y: 0, width: 30 } });
  fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '20' } });
  expect(setValue).toHaveBeenLastCalledWith({ square: { x: 26.88, y: 8.89, width: 20 } });
});

test('clears the field when the last custom crop is reset', () => {
  form.value = { square: { x: 0, y: 0, width: 30 } };
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the focal point' }));
  expect(setValue).toHaveBeenLastCalledWith(null);
});

test('offers no custom crop for a picture that is too small', () => {
  show(400, 400);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByText(/at least 480 pixels/)).toHaveLength(2);
});

test.each([
  ['is replaced', { file: new File([''], 'other.png') }],
  ['is cropped as a whole', { wholeCrop: { width: 60, height: 100 } }],
])('warns that custom crops are removed if the picture %s', (_, change) => {
  Object.assign(form, change, { value: { square: { x: 0, y: 0, width: 30 } } });
  show();
  expect(screen.getByRole('status').textContent).toContain('removed when you save');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a moved focal point, which Payload sends with a crop of 100 %, preserves custom crops', () => {
  Object.assign(form, {
    wholeCrop: { width: 100, height: 100 },
    value: { square: { x: 0, y: 0, width: 30 } },
  });
  show();
  expect(screen.queryByRole('status')).toBeNull();
});

test('asks to save a new picture first', () => {
  form.url = undefined;
  show();
  expect(screen.getByText(/once the picture is saved/)).toBeTruthy();
});
