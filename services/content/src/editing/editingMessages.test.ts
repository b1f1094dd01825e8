/** @vitest-environment node */
import { decideLanguage } from '../config/adminLanguage';
import { formatConflict, formatFieldConflict, formatMerged } from './editingMessages';

const now = Date.parse('2026-11-24T10:00:00Z');
const edit = (userId: string, name: string, at: string) => ({ userId, name, at });
const title = { label: 'Title', edit: edit('anna', 'Anna Weber', '2026-11-24T09:57:00Z') };
const modules = { label: 'Modules 2', edit: edit('bruno', 'Bruno Keller', '2026-11-24T09:59:50Z') };
const unknown = { label: 'Slug', edit: undefined };
const reader = (language: string, userId = 'clara') => ({ language: decideLanguage(language), userId });

test.each([
  ['en', [title], /^Anna Weber changed “Title” 3 minutes ago, so this form was not saved\./],
  ['de', [title], /^Anna Weber hat vor 3 Minuten «Title» geändert, deshalb/],
  ['de', [modules, title], /^Bruno Keller und Anna Weber haben gerade eben «Modules 2» und «Title» geändert/],
  ['fr', [modules], /^Bruno Keller changed “Modules 2” just now, so/],
  ['en', [unknown], /^Somebody else changed “Slug”, so/],
  ['en', [modules, title], /^Bruno Keller and Anna Weber changed “Modules 2” and “Title”/],
])('a conflict, in %s', (language, fields, expected) => {
  expect(formatConflict(reader(language), fields, now)).toMatch(expected);
});

test('one person with two windows is addressed', () => {
  expect(formatConflict(reader('en', 'anna'), [title], now)).toMatch(
    /^You changed “Title” 3 minutes ago in another window, so/,
  );
  expect(formatMerged(reader('de', 'anna'), [title])).toMatch(
    /^Sie haben in einem anderen Fenster «Title» geändert, während/,
  );
});

test('a field names the author of a change', () => {
  expect(formatFieldConflict(reader('en'), title, now)).toBe(
    'Changed by Anna Weber 3 minutes ago. Copy your text, then reload the form.',
  );
  expect(formatFieldConflict(reader('de'), unknown, now)).toBe(
    'Geändert (Jemand anderes). Kopieren Sie Ihren Text und laden Sie das Formular neu.',
  );
});

test('a merge names who changed what', () => {
  expect(formatMerged(reader('en'), [title, modules])).toBe(
    'Anna Weber and Bruno Keller changed “Title” and “Modules 2” while this form was open. Both changes were kept.',
  );
});
