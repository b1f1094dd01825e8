import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { VersionList } from './VersionList';

let language = 'en';
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { admin: { dateFormat: 'yyyy-MM-dd' } } }),
  useTranslation: () => ({ i18n: { language } }),
}));
vi.mock('@payloadcms/ui/shared', () => ({ formatDate: ({ date }: { date: string }) => date.slice(0, 10) }));

const rows = [
  { id: 'v4', updatedAt: '2026-05-04T08:00:00.000Z', author: 'Anna Weber', isPublished: false },
  { id: 'v3', updatedAt: '2026-05-03T08:00:00.000Z', author: 'Bruno', isPublished: true },
  { id: 'v2', updatedAt: '2026-05-02T08:00:00.000Z', author: undefined, isPublished: true },
];
const cells = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent));

test.each([
  [
    'en',
    ['Saved', 'Saved by', 'Status'],
    ['Anna Weber', 'Draft'],
    ['Bruno', 'Currently published'],
    ['Unknown', 'Previously published'],
  ],
  [
    'de',
    ['Gespeichert', 'Gespeichert von', 'Status'],
    ['Anna Weber', 'Entwurf'],
    ['Bruno', 'Zurzeit veröffentlicht'],
    ['Unbekannt', 'Früher veröffentlicht'],
  ],
])('names who saved each version: %s', async (code, heading, draft, current, previous) => {
  language = code;
  const { container } = render(<VersionList address="/versions" isPublished rows={rows} />);
  expect(cells()).toEqual([
    heading,
    ['2026-05-04', ...draft],
    ['2026-05-03', ...current],
    ['2026-05-02', ...previous],
  ]);
  expect(screen.getByRole('link', { name: '2026-05-04' }).getAttribute('href')).toBe('/versions/v4');
  await expectNoAxeViolations(container);
});

test('a document that was unpublished has no currently published version', () => {
  language = 'en';
  render(<VersionList address="/versions" isPublished={false} rows={rows} />);
  expect(screen.queryByText('Currently published')).toBeNull();
});
