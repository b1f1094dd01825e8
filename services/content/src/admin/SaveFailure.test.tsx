import { fireEvent, render, screen } from '@testing-library/react';
import { SaveFailure } from './SaveFailure';

interface Field {
  value: unknown;
  valid?: boolean;
  errorMessage?: string;
}

const form = {
  isSaving: false,
  isValid: true,
  isSubmitted: false,
  savedAt: 1,
  fields: {} as Record<string, Field>,
  language: 'en',
};
const setSubmitted = vi.fn((isSubmitted: boolean) => {
  form.isSubmitted = isSubmitted;
});

const docConfig = {
  fields: [
    { type: 'text', name: 'title' },
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [{ type: 'blocks', name: 'modules', blocks: [] }] },
        { label: 'Address', fields: [{ type: 'row', fields: [{ type: 'text', name: 'slug' }] }] },
      ],
    },
  ],
};

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('@payloadcms/ui', () => ({
  Banner: ({ children }: { children: unknown }) => children,
  useAllFormFields: () => [form.fields],
  useDocumentInfo: () => ({ docConfig, data: { updatedAt: form.savedAt } }),
  useForm: () => ({ isValid: form.isValid, setSubmitted }),
  useFormBackgroundProcessing: () => form.isSaving,
  useFormSubmitted: () => form.isSubmitted,
  useTranslation: () => ({ i18n: { language: form.language } }),
}));

const taken = 'The slug "crimp" is already taken.';

beforeEach(() => {
  Object.assign(form, {
    isSaving: false,
    isValid: true,
    isSubmitted: false,
    savedAt: 1,
    fields: {},
    language: 'en',
  });
  setSubmitted.mockClear();
});

const fail = () =>
  Object.assign(form, {
    isValid: false,
    fields: { title: { value: 'A' }, slug: { value: 'crimp', valid: false, errorMessage: taken } },
  });

type Rendered = ReturnType<typeof render>;

/** An autosave during which the form changes as `result` says. */
const save = ({ rerender }: Rendered, result: Partial<typeof form>) => {
  form.isSaving = true;
  rerender(<SaveFailure />);
  Object.assign(form, result);
  rerender(<SaveFailure />);
  form.isSaving = false;
  rerender(<SaveFailure />);
};

/** Fields receive their errors shortly after the form has failed. */
const renderFailed = () => {
  const rendered = render(<SaveFailure />);
  save(rendered, { isValid: false });
  fail();
  rendered.rerender(<SaveFailure />);
  return rendered;
};

test('a failed autosave shows its reason and the errors of fields', () => {
  renderFailed();
  expect(screen.getByRole('alert').textContent).toBe(`Not saved${taken}`);
  expect(setSubmitted).toHaveBeenCalledWith(true);
});

test('stays while the next attempt is under way, until one has saved', () => {
  const rendered = renderFailed();
  Object.assign(form, { isSaving: true, isValid: true, fields: { slug: { value: 'crimp' } } });
  rendered.rerender(<SaveFailure />);
  expect(screen.getByRole('alert').textContent).toContain(taken);
  save(rendered, { savedAt: 2 });
  expect(rendered.container.textContent).toBe('');
});

test('disappears with a save, even if the form is invalid for a moment or for good', () => {
  const rendered = renderFailed();
  save(rendered, { savedAt: 2, isSubmitted: false, isValid: false });
  expect(rendered.container.textContent).toBe('');
  form.isSaving = true;
  rendered.rerender(<SaveFailure />);
  expect(rendered.container.textContent).toBe('');
});

test('an invalid form that was not saved yet has not failed', () => {
  fail();
  expect(render(<SaveFailure />).container.textContent).toBe('');
});

test('a form that could not be published was saved', () => {
  fail();
  form.isSubmitted = true;
  expect(render(<SaveFailure />).container.textContent).toBe('');
});

test('a failure of no particular field is shown in the language of the admin', () => {
  form.language = 'de';
  save(render(<SaveFailure />), { isValid: false });
  expect(screen.getByRole('alert').textContent).toMatch(/^Nicht gespeichertIhr Text steht noch im Formular/);
});

test('the reason opens the tab of its field and focuses it', () => {
  const tabs = document.createElement('div');
  tabs.innerHTML =
    '<button class="tabs-field__tab-button"></button><button class="tabs-field__tab-button"></button>';
  document.body.append(tabs);
  tabs.lastElementChild?.addEventListener('click', () => {
    tabs.insertAdjacentHTML('beforeend', '<input id="field-slug">');
  });
  HTMLElement.prototype.scrollIntoView = vi.fn();
  renderFailed();
  fireEvent.click(screen.getByRole('button', { name: taken }));
  expect(document.activeElement?.id).toBe('field-slug');
  tabs.remove();
});
