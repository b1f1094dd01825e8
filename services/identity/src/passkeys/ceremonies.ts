import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Log } from '@kmx/server/logging';
import { credentialsOf } from '../accounts/credentialsOf';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow } from '../database/tables';
import { challengeMilliseconds, type Challenges } from './challenges';
import { findPasskey, listPasskeys, usePasskey, type NewPasskey } from './passkeys';
import type { AuthenticationResponse, RegistrationResponse } from './responses';

/**
 * Reason for which a passkey was not accepted. `expired`: its challenge was used or waited too long. `unknown`: of no account, or of
 * another one. `rejected`: another origin, another challenge, nobody verified, or a wrong signature. `copied`: its
 * counter went backwards.
 */
export type PasskeyProblem = 'expired' | 'unknown' | 'rejected' | 'copied';

export type PasskeyResult = { ok: true; accountId: string } | { ok: false; problem: PasskeyProblem };

type Uint8ArrayOfBuffer = Uint8Array<ArrayBuffer>;

interface CeremonyOptions {
  db: IdentityDatabase;
  challenges: Challenges;
  /** Relying party id: the host of this service, or a domain that it shares with the sites. */
  domain: string;
  now: () => Date;
  /** Logs keys that may have been copied. */
  log: Log;
}

/** Names no person: authenticators show and sync it. */
const userHandleOf = (accountId: string): Uint8ArrayOfBuffer =>
  new Uint8Array(createHash('sha256').update(`passkey ${accountId}`).digest());

/** Statements with certificates would make the library fetch revocation lists from addresses in them. */
const hasCertificates = ({ response }: RegistrationResponse): boolean => {
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const isBare = statement.get('fmt') === 'none' || statement.get('fmt') === 'packed';
  return !isBare || statement.get('attStmt').get('x5c') !== undefined;
};

/** The library throws for every mismatch. */
const orNull = <Value>(work: () => Promise<Value>): Promise<Value | null> => work().catch(() => null);

/** Registration and use of passkeys (WebAuthn 3, 7.1 and 7.2); user verification is always required. */
export const createCeremonies = ({ db, challenges, domain, now, log }: CeremonyOptions) => {
  const request = async (purpose: string, accountId?: string) => {
    const passkeys = accountId === undefined ? [] : await listPasskeys(db, accountId);
    return generateAuthenticationOptions({
      rpID: domain,
      challenge: isoBase64URL.toBuffer(await challenges.create(purpose)),
      timeout: challengeMilliseconds,
      userVerification: 'required',
      allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    });
  };

  const register = async (row: AccountRow) => {
    const passkeys = await listPasskeys(db, row.id);
    return generateRegistrationOptions({
      rpName: 'MyKomax',
      rpID: domain,
      userID: userHandleOf(row.id),
      userName: row.email,
      userDisplayName: `${row.given_name} ${row.family_name}`,
      challenge: isoBase64URL.toBuffer(await challenges.create(`register ${row.id}`, credentialsOf(row))),
      timeout: challengeMilliseconds,
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  };

  return {
    /** Options of a sign-in or a proof, for `navigator.credentials.get`. With an account: only its passkeys. */
    request,
    /** Options of a new passkey of the account, for `navigator.credentials.create`. */
    register,

    /** Verifies a new passkey; it is not stored yet. */
    verifyNew: async (
      row: AccountRow,
      response: RegistrationResponse,
      origins: readonly string[],
    ): Promise<Omit<NewPasskey, 'name'> | 'expired' | 'rejected'> => {
      const challenge = await challenges.use(`register ${row.id}`);
      if (challenge?.credentials !== credentialsOf(row)) return 'expired';
      const verified = await orNull(async () =>
        hasCertificates(response)
          ? null
          : verifyRegistrationResponse({
              response: { ...response, clientExtensionResults: {} },
              expectedChallenge: challenge.challenge,
              expectedOrigin: [...origins],
              expectedRPID: domain,
              requireUserVerification: true,
            }),
      );
      if (!verified?.verified) return 'rejected';
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return { id, accountId: row.id, publicKey: new Uint8Array(publicKey), counter, transports };
    },

    /** Verifies the use of a passkey and counts it. `accountId`: no other account's passkey is accepted. */
    verify: async (
      purpose: string,
      response: AuthenticationResponse,
      { origins, accountId }: { origins: readonly string[]; accountId?: string },
    ): Promise<PasskeyResult> => {
      const challenge = await challenges.use(purpose);
      if (!challenge) return { ok: false, problem: 'expired' };
      const passkey = await findPasskey(db, response.id);
      if (!passkey || (accountId !== undefined && passkey.accountId !== accountId))
        return { ok: false, problem: 'unknown' };
      const { userHandle, ...rest } = response.response;
      const owner = Buffer.from(userHandleOf(passkey.accountId)).toString('base64url');
      // Optional where the account was known; where it was not, the authenticator names it (7.2, step 6).
      if ((userHandle ?? (accountId === undefined ? '' : owner)) !== owner)
        return { ok: false, problem: 'unknown' };
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response: { ...response, response: rest, clientExtensionResults: {} },
          expectedChallenge: challenge.challenge,
          expectedOrigin: [...origins],
          expectedRPID: domain,
          // 0: the counter is compared where it is stored, so that concurrent uses are compared too.
          credential: { id: passkey.id, publicKey: passkey.publicKey, counter: 0 },
          requireUserVerification: true,
        }),
      );
      if (!verified?.verified) return { ok: false, problem: 'rejected' };
      if (!(await usePasskey(db, passkey.id, verified.authenticationInfo.newCounter, now()))) {
        log('warn', 'Counter of a passkey went backwards, which may be a copy', {
          category: 'security',
          account: passkey.accountId,
        });
        return { ok: false, problem: 'copied' };
      }
      return { ok: true, accountId: passkey.accountId };
    },
  };
};

export type Ceremonies = ReturnType<typeof createCeremonies>;
