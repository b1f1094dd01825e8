import { decideDeletions } from './decideDeletions';

/** Each document with those that use it. */
type Users = Readonly<Record<string, readonly string[]>>;

const usersOf =
  (users: Users) =>
  (id: string): { id: string }[] =>
    (users[id] ?? []).map((user) => ({ id: user }));

test.each<[string, string[], Users, Record<string, string[]>]>([
  ['a document without uses', ['a'], {}, {}],
  ['a used document', ['a'], { a: ['x'] }, { a: ['x'] }],
  ['one of two documents that use each other', ['a'], { a: ['b'], b: ['a'] }, { a: ['b'] }],
  ['two documents that use each other', ['a', 'b'], { a: ['b'], b: ['a'] }, {}],
  ['documents that use each other in a cycle', ['a', 'b', 'c'], { a: ['b'], b: ['c'], c: ['a'] }, {}],
  [
    'two that use each other, one of them also used by another',
    ['a', 'b'],
    { a: ['b'], b: ['a', 'x'] },
    { a: ['b'], b: ['x'] },
  ],
  [
    'a chain, of which the last is used by another',
    ['a', 'b', 'c', 'd'],
    { a: ['b'], b: ['c'], c: ['x'] },
    { a: ['b'], b: ['c'], c: ['x'] },
  ],
])('decides which deletions are blocked: %s', (_, ids, users, blocked) => {
  const decided = decideDeletions(ids, usersOf(users));
  expect(Object.fromEntries([...decided].map(([id, uses]) => [id, uses.map((use) => use.id)]))).toEqual(
    blocked,
  );
});
