import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { UseList } from './UseList';
import { usesMessages } from './usesMessages';

const nouns = { pages: 'Pages' };
const use = {
  collection: 'pages',
  title: 'Home',
  siteId: null,
  places: ['Quote (module 1)'],
  isPublic: true,
} as const;
const uses = [
  { ...use, id: 'p1', places: [...use.places] },
  { ...use, id: 'p2', title: 'Later', places: [...use.places], isPublic: false },
];

test.each([
  ['en', 'media', 'Used in', 'It can be deleted once it is no longer used.'],
  ['de', 'media', 'Verwendet in', 'Kann gelöscht werden, sobald es nicht mehr verwendet wird.'],
  ['en', 'pages', 'Linked from', 'It can be deleted once nothing links here.'],
  ['de', 'pages', 'Verlinkt in', 'Kann gelöscht werden, sobald kein Link mehr hierher führt.'],
])('%s, %s: links to the form of each use, and says that it prevents a deletion', async (...expected) => {
  const [language, collection, heading, deletionHint] = expected;
  const messages = usesMessages(language, collection);
  const { container } = render(<UseList uses={uses} isDeletable={false} nouns={nouns} messages={messages} />);
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/admin/collections/pages/p1');
  expect(screen.getByText(deletionHint)).toBeTruthy();
  await expectNoAxeViolations(container);
});

test('a file whose address leads to another language version can be deleted', () => {
  render(<UseList uses={uses} isDeletable nouns={nouns} messages={usesMessages('en', 'files')} />);
  expect(screen.queryByText(/once it is no longer used/)).toBeNull();
});
