import { decide, isRetired, pending } from './ledger';

const hash = 'new';
const written = '2026-01-01T00:00:00.000Z';
const later = '2026-02-01T00:00:00.000Z';

test.each([
  ['nothing there', { record: null, updatedAt: null, hash }, 'create'],
  ['a document of somebody else', { record: null, updatedAt: written, hash }, 'keep'],
  ['the same seed', { record: { hash, writtenAt: written }, updatedAt: written, hash }, 'keep'],
  ['a newer seed', { record: { hash: 'old', writtenAt: written }, updatedAt: written, hash }, 'update'],
  [
    'a newer seed, and an editor was here',
    { record: { hash: 'old', writtenAt: written }, updatedAt: later, hash },
    'keep',
  ],
  [
    'an editor has removed it',
    { record: { hash: 'old', writtenAt: written }, updatedAt: null, hash },
    'keep',
  ],
  [
    'a run was interrupted before it',
    { record: { hash: pending, writtenAt: null }, updatedAt: null, hash },
    'create',
  ],
  [
    'a run was interrupted in it',
    { record: { hash: pending, writtenAt: null }, updatedAt: written, hash },
    'update',
  ],
])('%s: %j → %s', (_, input, decision) => {
  expect(decide(input)).toBe(decision);
});

test.each([
  ['only the seed has touched it', { record: { hash, writtenAt: written }, updatedAt: written }, true],
  ['an editor was here', { record: { hash, writtenAt: written }, updatedAt: later }, false],
  ['an editor has removed it', { record: { hash, writtenAt: written }, updatedAt: null }, false],
  ['an interrupted run', { record: { hash: pending, writtenAt: null }, updatedAt: written }, false],
])('removal of content that the seed no longer has: %s', (_, input, expected) => {
  expect(isRetired(input)).toBe(expected);
});
