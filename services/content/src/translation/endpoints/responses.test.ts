import { mayTranslate } from './responses';

type User = Parameters<typeof mayTranslate>[0]['user'];
const dates = { createdAt: '', updatedAt: '' };
const person = (role: 'author' | 'editor' | 'admin'): User => ({
  id: '1',
  collection: 'users',
  email: 'a@demo.example',
  name: 'A',
  role,
  ...dates,
});
const account = (role: 'site' | 'preview'): User => ({
  id: '1',
  collection: 'service-accounts',
  name: 'A',
  role,
  ...dates,
});

test.each([
  ['nobody', null, false],
  ['an author', person('author'), false],
  ['an editor', person('editor'), true],
  ['an administrator', person('admin'), true],
  ['the account of the site', account('site'), false],
  ['the account of the preview', account('preview'), false],
])('translations are changed by %s: %s', (_, user, isAllowed) => {
  expect(mayTranslate({ user })).toBe(isAllowed);
});
