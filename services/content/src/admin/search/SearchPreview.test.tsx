import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { SearchPreview } from './SearchPreview';

const form = { language: 'en', title: '', description: '' };

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: form.language } }),
  useFormFields: (select: (context: [object]) => unknown) =>
    select([{ title: { value: form.title }, description: { value: form.description } }]),
}));

const show = async (values: Partial<typeof form>) => {
  Object.assign(form, { language: 'en', title: '', description: '' }, values);
  const { container } = render(<SearchPreview />);
  await expectNoAxeViolations(container);
  return {
    texts: Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent),
    hints: screen.getAllByRole('listitem').map(({ textContent }) => textContent),
  };
};

test('shows short texts whole, with their lengths', async () => {
  expect(await show({ title: ' Wires ', description: 'Cut to length.' })).toEqual({
    texts: ['Wires', 'Cut to length.'],
    hints: ['Title: 5 of about 60 characters.', 'Description: 14 of about 160 characters.'],
  });
});

test('shortens long texts like search engines, with a notice', async () => {
  expect(await show({ title: 'x'.repeat(61), description: 'y'.repeat(160) })).toEqual({
    texts: [`${'x'.repeat(60)}…`, 'y'.repeat(160)],
    hints: [
      'Title: 61 of about 60 characters. Search engines shorten it.',
      'Description: 160 of about 160 characters.',
    ],
  });
});

test('describes in German the preview without texts', async () => {
  const { texts } = await show({ language: 'de' });
  expect(texts).toEqual([
    'Noch kein Titel',
    'Ohne Beschreibung wählen Suchmaschinen einen Ausschnitt der Seite.',
  ]);
});
