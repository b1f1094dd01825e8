import {
  changeCartBuffer,
  createCartStorageKey,
  emptyCartBuffer,
  writeCartBuffer,
  type CartBuffer,
} from '@kmx/core/portal';
import { clearBrowser } from './clearBrowser';

const part = { key: 'p-1', id: 'p-1', articleNumber: '1', quantity: 2 };
const synchronised: CartBuffer = {
  ...emptyCartBuffer,
  organisationId: 'org-1',
  revision: 3,
  parts: [part],
};
const own = createCartStorageKey('u-1');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['a copy of the account’s cart', own, writeCartBuffer(synchronised), true],
  ['the copy of another person', createCartStorageKey('u-2'), writeCartBuffer(synchronised), true],
  ['a cart that cannot be read', own, '{"version":2,', true],
  [
    'a cart with changes that the account does not have',
    own,
    writeCartBuffer(changeCartBuffer(synchronised, { parts: [] }, 1)),
    false,
  ],
  ['a cart that only the browser has', own, JSON.stringify({ version: 1, parts: [part] }), false],
  ['the draft of a public form', 'kmx.form.contact.v1', '{}', true],
  ['what belongs to nobody', 'kmx.comparison', '[]', false],
])('at sign-out, %s: removed %s', (_name, key, text, isRemoved) => {
  localStorage.setItem(key, text);
  clearBrowser();
  expect(localStorage.getItem(key)).toBe(isRemoved ? null : text);
});

it('removes the drafts of the tab, and works without storage', () => {
  sessionStorage.setItem('kmx.draft.u-1.invite', '{}');
  vi.spyOn(window, 'localStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  clearBrowser();
  expect(sessionStorage).toHaveLength(0);
});
