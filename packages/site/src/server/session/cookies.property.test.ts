import fc from 'fast-check';
import { parseConsent } from '@kmx/core';

import { addGrant, isUnlocked } from '../access/pageAccess';
import { readSharedSession } from '../editorAccess/editorSession';
import { openState, sealState } from '../forms/sealedState';

import { readReaderSession, writeReaderSession } from './readerSession';

// Without a password no editor cookie is valid.
process.env.EDITOR_PASSWORD = 'editor-password';
const now = 1_800_000_000_000;
const session = { subject: 'u-1', sid: 's-1', roles: ['partner'], expiresAt: now + 60_000 };
const genuine = {
  session: writeReaderSession(session),
  grant: addGrant(undefined, 'page-1', 'v1'),
  state: sealState('contact', { kind: 'sent', reference: 'R-1' }, now)?.[0] ?? '',
};

/** A valid value with one character replaced, removed or added. */
const damaged = (value: string) =>
  fc
    .tuple(fc.nat(value.length - 1), fc.nat(1), fc.constantFrom('', 'A', 'z', '.', '-', '|', '=', '%', 'ü'))
    .map(([at, removed, added]) => value.slice(0, at) + added + value.slice(at + removed))
    .filter((text) => text !== value);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String(),
  fc.stringMatching(/^[\w-]{0,40}\.[\w-]{43}$/),
);

describe('invalid cookies are ignored', () => {
  it('a session', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, damaged(genuine.session)), (cookie) => {
        const read = readReaderSession(cookie, now);
        // Some bits of the last base64url character are padding.
        if (read) expect(read).toEqual(session);
      }),
      { numRuns: 500 },
    );
  });

  it('an unlocked page', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, damaged(genuine.grant)), (cookie) => {
        fc.pre(!cookie.split('|').includes(genuine.grant));
        expect(isUnlocked(cookie, 'page-1', 'v1')).toBe(false);
        expect(isUnlocked(addGrant(cookie, 'page-1', 'v1'), 'page-1', 'v1')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('the state of a form', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, damaged(genuine.state)), { maxLength: 3 }), (chunks) => {
        const state = openState('contact', chunks, now);
        if (state) expect(state).toEqual({ kind: 'sent', reference: 'R-1' });
      }),
      { numRuns: 500 },
    );
  });

  it('the editor and consent cookies', () => {
    fc.assert(
      fc.property(anyText, (cookie) => {
        expect(readSharedSession(cookie)).toBeUndefined();
        parseConsent(cookie);
      }),
      { numRuns: 500 },
    );
  });
});
