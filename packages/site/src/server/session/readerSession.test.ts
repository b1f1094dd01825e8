import { readReaderSession, writeReaderSession } from './readerSession';

const now = 1_800_000_000_000;
const session = { subject: 'u-1', sid: 's-1', roles: ['cn=partner,ou=x'], expiresAt: now + 60_000 };
const cookie = writeReaderSession(session);

/** Other roles with the original signature. */
const forged = () => {
  const [, signature = ''] = cookie.split('.');
  const payload = Buffer.from(JSON.stringify({ ...session, roles: ['partner', 'admin'] }));
  return `${payload.toString('base64url')}.${signature}`;
};

describe('the session cookie', () => {
  it('contains the verified claims', () => {
    expect(readReaderSession(cookie, now)).toEqual(session);
  });
  it.each([
    ['that is over', cookie, now + 60_000],
    ['with forged roles', forged(), now],
    ['without a signature', cookie.split('.')[0], now],
    ['that is empty', '', now],
    ['without a cookie', undefined, now],
    ['of signs', '..', now],
  ])('a cookie %s is rejected', (_name, given, at) => {
    expect(readReaderSession(given, at)).toBeUndefined();
  });
});
