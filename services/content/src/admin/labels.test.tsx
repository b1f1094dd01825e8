import { render } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/tools/expectNoAxeViolations';
import { BlockLabel } from './BlockLabel';
import { RowLabel } from './RowLabel';

const row: { data: unknown; rowNumber: number } = { data: {}, rowNumber: 1 };

/** Payload's row cannot be rendered by the test runner, so its hook is mocked. */
vi.mock('@payloadcms/ui', () => ({
  useRowLabel: () => row,
  useTranslation: () => ({ i18n: { language } }),
}));

let language = 'en';
const noun = { en: 'Link', de: 'Verweis' };

const fields = ['title', 'link.text'];

const headings = [
  ['the first words that are there', { title: ' ', link: { text: 'Read' } }, 'Link: Read', 'Read'],
  ['a long text, cut', { title: 'x'.repeat(71) }, `Link: ${'x'.repeat(70)}…`, `${'x'.repeat(70)}…`],
  ['nothing typed yet', {}, 'Link', 'Link 2'],
] as const;

test.each(headings)('%s', async (_, data, ofBlock, ofRow) => {
  row.data = data;
  const block = render(<BlockLabel noun={noun} fields={fields} />).container;
  const line = render(<RowLabel noun={noun} fields={fields} />).container;
  expect([block.textContent, line.textContent]).toEqual([ofBlock, ofRow]);
  await expectNoAxeViolations(block);
  await expectNoAxeViolations(line);
});

test('a row without words is named in the language of the admin', () => {
  language = 'de';
  row.data = {};
  const block = render(<BlockLabel noun={noun} fields={fields} />).container;
  const line = render(<RowLabel noun={noun} fields={fields} />).container;
  expect([block.textContent, line.textContent]).toEqual(['Verweis', 'Verweis 2']);
});
