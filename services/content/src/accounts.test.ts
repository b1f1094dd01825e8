import { createBackends } from '../../toolkit/src/testing/backends';
import type { AccountsObserved } from './testing/accountsScenario';
import { playScenario } from './testing/playScenario';

const minutes = 60_000;
let observed: AccountsObserved;

const isObserved = (value: unknown): value is AccountsObserved =>
  typeof value === 'object' && value !== null && 'rule' in value && 'guessing' in value;

const length = { status: 400, fields: { password: 'The password needs 10 to 200 characters.' } };
const rejectedFor = (pattern: RegExp): unknown => ({
  status: 400,
  fields: { password: expect.stringMatching(pattern) as unknown },
});

describe.each(createBackends('content'))('accounts of people who edit, on $name', ({ open }) => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    close = database.close;
    const played = playScenario('accountsScenario', database.url);
    if (!isObserved(played)) throw new Error('The scenario printed something else.');
    observed = played;
  }, 5 * minutes);
  afterAll(() => close());

  describe('a password', () => {
    test('has the rule of customers, for the first person, a new one and a changed one', () => {
      const { first } = observed;
      const { short, updated, long } = observed.rule;
      expect([first.short, short, updated]).toEqual([length, length, length]);
      expect([first.good, long]).toEqual([200, 201]);
    });

    test('is not changed for many people at once against the rule', () => {
      expect(observed.rule.bulk).toBe(400);
    });

    test('is neither known nor made of the words of the account', () => {
      expect(observed.rule.common).toEqual(rejectedFor(/lists of known passwords/));
      expect(observed.rule.own).toEqual(rejectedFor(/must not be the e-mail address/));
      expect(observed.rule.name).toEqual(rejectedFor(/easy to guess/));
    });

    test('is rejected in the language of the admin', () => {
      expect(observed.rule.german).toEqual(rejectedFor(/steht auf Listen bekannter Passwörter/));
    });
  });

  describe('a person who changes the own account', () => {
    test('needs the current password for a new password and a new address, and for nothing else', () => {
      const missing = { status: 400, fields: { currentPassword: 'Please enter your current password.' } };
      const { withoutProof, emailWithoutProof, wrong, name, sameEmail, right } = observed.own;
      expect([withoutProof, emailWithoutProof]).toEqual([missing, missing]);
      expect(wrong.fields).toEqual({ currentPassword: 'This is not your current password.' });
      expect([name, sameEmail, right]).toEqual([200, 200, 200]);
    });

    test('reads why in the language of the admin', () => {
      expect(observed.own.german.fields).toEqual({
        currentPassword: 'Das ist nicht Ihr bisheriges Passwort.',
      });
      expect(observed.own.germanReason).toBe(
        'Das Passwort braucht 10 bis 200 Zeichen. Bitte geben Sie Ihr bisheriges Passwort ein.',
      );
    });

    test('does not get the current password back', () => {
      expect(observed.own.isProofReturned).toBe(false);
    });

    test('is no administrator, who sets passwords of others without it', () => {
      expect(observed.own.byAdmin).toBe(200);
    });
  });

  describe('sessions', () => {
    const othersEnd = { own: true, other: false };
    const allEnd = { own: false, other: false };
    const allGoOn = { own: true, other: true };

    test.each([
      ['password', othersEnd],
      ['email', othersEnd],
      ['passwordByAdmin', allEnd],
      ['role', allEnd],
      ['reset', allEnd],
      ['deactivation', allEnd],
      ['deletion', allEnd],
      ['name', allGoOn],
      ['signOut', { own: false, other: true }],
    ] as const)('after a change of the account: %s, %j', (changed, expected) => {
      expect(observed.sessions[changed]).toEqual(expected);
    });
  });

  test('a session is renewed for sixteen hours, and then no more', () => {
    expect(observed.renewals).toEqual([200, 403]);
  });

  describe('a sign-in', () => {
    test('has the same response and work for an account and none', () => {
      const { known, unknown } = observed.guessing;
      expect(known).toMatchObject({ status: 401, rounds: [600_000] });
      expect(unknown).toEqual(known);
    });

    test('is limited for an account from one address, with the time to wait', () => {
      const { statuses, throttled, throttledUnknown } = observed.guessing;
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      expect(throttled).toMatchObject({ status: 429, rounds: [], hasRetryAfter: true });
      expect(throttledUnknown).toBe(429);
    });

    test('of the owner is not stopped by the guesses of strangers', () => {
      expect(observed.guessing.owner).toBe(200);
    });

    test('through the site counts by its visitor, whom nobody else can claim to be', () => {
      expect([observed.guessing.ofSite, observed.guessing.claimed]).toEqual([401, 429]);
    });
  });

  describe('an account that is not active', () => {
    test('cannot sign in, with the response of a wrong password, until it is active again', () => {
      const { right, wrong, again } = observed.inactive;
      expect(right.status).toBe(401);
      expect(right).toEqual(wrong);
      expect(again).toBe(200);
    });

    test('gets no new password by a link', () => {
      expect(observed.inactive.byLink).toBe(401);
    });

    test('is never the own one', () => {
      expect(observed.inactive.own.fields).toEqual({ isActive: 'You cannot deactivate your own account.' });
    });
  });

  describe('a forgotten password', () => {
    test('has the same response for an account and none, and a mail for the account only', () => {
      const { known, unknown, recipients, isToKnown, whileDown } = observed.mails;
      expect(known.status).toBe(200);
      expect(unknown).toEqual(known);
      expect([recipients.length, isToKnown]).toEqual([1, true]);
      expect(whileDown).toBe(200);
    });

    test('sends an absolute address by the configured server, in the language of the admin', () => {
      const { link, subject, germanSubject } = observed.mails;
      expect(link).toBe('http://cms.localhost:3001/admin/reset/{token}');
      expect([subject, germanSubject]).toEqual(['Choose a new password', 'Neues Passwort wählen']);
    });

    test('is not replaced by what a copy of the database contains', () => {
      expect(observed.mails.byCopy).toBe(403);
    });

    test('is replaced once, within an hour, by a password of the rule', () => {
      const { minutes: lifetime, weak, used, again, expired } = observed.mails;
      expect(lifetime).toBe(60);
      expect(weak).toEqual(length);
      expect([used, again, expired]).toEqual([200, 403, 403]);
    });

    test('is not replaced by a link from before the password changed', () => {
      expect(observed.mails.voided).toBe(403);
    });

    test('is limited, for an account and none', () => {
      expect(observed.mails.tooMany).toEqual({ status: 429, hasRetryAfter: true });
      expect(observed.mails.tooManyUnknown).toEqual([200, 200, 200, 429]);
    });
  });

  describe('the log', () => {
    test('has a line for each event of an account', () => {
      expect(observed.log.events).toEqual([
        'Sign-in failed',
        'Signed in',
        'Current password was wrong',
        'Password changed',
        'E-mail address changed',
        'Role changed',
        'Signed in',
        'Signed out',
        'Account deleted',
      ]);
    });

    test('names ids only', () => {
      expect(observed.log.hasPersonalData).toBe(false);
    });
  });
});
