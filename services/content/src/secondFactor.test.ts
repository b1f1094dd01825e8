import { createBackends } from '../../toolkit/src/testing/backends';
import { playScenario } from './testing/playScenario';
import type { SecondFactorObserved } from './testing/secondFactorScenario';

const minutes = 60_000;
let observed: SecondFactorObserved;

const isObserved = (value: unknown): value is SecondFactorObserved =>
  typeof value === 'object' && value !== null && 'enrolment' in value && 'signIn' in value;

const needed = { status: 401, code: 'secondFactorNeeded' };
const wrong = { status: 401, code: 'secondFactorWrong' };
const signedIn = { status: 200 };

describe.each(createBackends('content'))('second factors of people who edit, on $name', ({ open }) => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    close = database.close;
    const played = playScenario('secondFactorScenario', database.url);
    if (!isObserved(played)) throw new Error('The scenario printed something else.');
    observed = played;
  }, 5 * minutes);
  afterAll(() => close());

  describe('an administrator without one, where it is required', () => {
    test('reads the own account and does nothing else', () => {
      const { before, ownAccount, locks } = observed.enrolment;
      expect(ownAccount).toBe(200);
      expect(locks).toEqual([false, true]);
      expect(new Set(Object.values(before))).toEqual(new Set([403]));
    });

    test('sets one up with the password and a code, and has all rights afterwards', () => {
      const { wrongPassword, wrongCode, forged, again, hasPicture, codes, after, isShown } =
        observed.enrolment;
      expect(wrongPassword).toEqual({ status: 400, fields: ['currentPassword'] });
      expect(wrongCode).toEqual({ status: 400, code: 'secondFactorWrong' });
      expect([forged, again]).toEqual(Array(2).fill({ status: 400, code: 'enrolmentExpired' }));
      expect([hasPicture, codes, isShown]).toEqual([true, 10, true]);
      expect(after).toMatchObject({ people: 201, ownName: 200, versions: 200, health: 200 });
    });

    test('cannot sign in on the site, where nobody can set one up', () => {
      expect(observed.enrolment.onSite).toEqual({ status: 401, code: 'enrolmentNeeded' });
    });

    test('cannot remove it', () => {
      expect(observed.enrolment.removal).toEqual({ status: 400, code: 'secondFactorRequired' });
    });
  });

  test('a set-up ends all other sessions', () => {
    expect(observed.enrolment.sessions).toEqual({ own: true, other: false });
  });

  test('secrets are stored sealed, and shown by no API', () => {
    const { isReadable, table } = observed.enrolment;
    expect([isReadable, table]).toEqual([false, 403]);
  });

  describe('a sign-in', () => {
    test('of an author needs a code only once there is a device', () => {
      const { without, needed: missing, right } = observed.signIn;
      expect([without, missing, right]).toEqual([signedIn, needed, signedIn]);
    });

    test('with a wrong password does not disclose who has a second factor', () => {
      expect(observed.signIn.wrongPassword).toEqual({ status: 401, isAsUnknown: true });
    });

    test('rejects a wrong code, and one that was used', () => {
      expect([observed.signIn.wrong, observed.signIn.reused]).toEqual([wrong, wrong]);
    });

    test('accepts a code once, also at the same time', () => {
      expect(observed.signIn.atOnce).toEqual([200, 401]);
    });

    test('accepts a recovery code once, however it is written', () => {
      expect(observed.signIn.byRecovery).toEqual([signedIn, wrong]);
    });

    test('by a link for a new password sets the password, and needs the code next', () => {
      const { reset, afterReset } = observed.signIn;
      expect(reset).toEqual({ status: 200, isSignedIn: false });
      expect(afterReset).toEqual([needed, signedIn]);
    });

    test('with the right password and no code is not limited', () => {
      expect(observed.limit.withoutCode).toEqual([needed.code]);
    });

    test('has five codes for an account, from all addresses together', () => {
      const { statuses, right } = observed.limit;
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(right).toBe(429);
    });
  });

  describe('a change of the own second factor', () => {
    test('needs a code of the present one', () => {
      const missing = { status: 400, code: 'secondFactorNeeded' };
      expect([observed.replacement.withoutCode, observed.removal.withoutCode]).toEqual([missing, missing]);
    });

    test('needs the password', () => {
      expect(observed.removal.withoutPassword.status).toBe(400);
      expect(observed.removal.anonymous).toBe(403);
    });

    test('replaces the device, whose codes no longer work', () => {
      const { former, current, renewed } = observed.replacement;
      expect([former, current, renewed]).toEqual([401, 200, 200]);
    });

    test('removes it, after which the password is enough for an author', () => {
      const { removed, again, signIn } = observed.removal;
      expect(removed).toEqual(signedIn);
      expect(again).toEqual({ status: 400, code: 'secondFactorMissing' });
      expect(signIn).toBe(200);
    });
  });

  test('is reset by administrators only, which signs the person out', () => {
    const { byThemselves, byAdmin, isSignedIn, signIn } = observed.reset;
    expect([byThemselves, byAdmin, isSignedIn, signIn]).toEqual([403, 200, false, 200]);
  });

  test('is deleted with its account', () => {
    expect(observed.reset.afterDeletion).toBe(0);
  });

  test('has a line in the log for each event', () => {
    expect(observed.events).toEqual(
      expect.arrayContaining([
        'Recovery code used',
        'Recovery codes renewed',
        'Second factor failed',
        'Second factor removed',
        'Second factor replaced',
        'Second factor reset',
        'Second factor set up',
      ]),
    );
  });
});
