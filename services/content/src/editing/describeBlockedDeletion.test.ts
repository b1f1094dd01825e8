import { describeBlockedDeletion } from './describeBlockedDeletion';

const nouns = { pages: 'Page', news: 'News item' };
const home = { title: 'Home', collection: 'pages', isPublic: true } as const;
const fair = { title: 'Fair', collection: 'news', isPublic: false } as const;

test.each([
  ['en', [home], 'Not deleted, because it is still used in “Home” (Page). Remove it there first.'],
  [
    'en',
    [home, fair],
    'Not deleted, because it is still used in “Home” (Page) and “Fair” (News item, draft). Remove it there first.',
  ],
  [
    'en',
    [home, home, home, fair, fair],
    'Not deleted, because it is still used in “Home” (Page), “Home” (Page), “Home” (Page) and 2 more. Remove it there first.',
  ],
  [
    'de',
    [home, fair],
    'Nicht gelöscht, weil es noch verwendet wird in «Home» (Page) und «Fair» (News item, Entwurf). Entfernen Sie es dort zuerst.',
  ],
  [
    'fr',
    [home, home, home, fair],
    'Not deleted, because it is still used in “Home” (Page), “Home” (Page), “Home” (Page) and 1 more. Remove it there first.',
  ],
])('%s: names the first uses, and drafts as such', (language, uses, message) => {
  expect(describeBlockedDeletion(uses, { collection: 'media', nouns, language })).toBe(message);
});

test.each([
  ['en', 'select all of them in the list and delete them together.'],
  ['de', 'wählen Sie alle in der Liste aus und löschen Sie sie zusammen.'],
])('%s: proposes to delete pages together if only pages use them', (language, remedy) => {
  const context = { collection: 'pages', nouns, language };
  expect(describeBlockedDeletion([home], context)).toContain(remedy);
  expect(describeBlockedDeletion([home, fair], context)).not.toContain(remedy);
});
