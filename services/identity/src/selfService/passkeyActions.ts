import { generateRecoveryCodes } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { addPasskey, listPasskeys, removePasskey } from '../passkeys/passkeys';
import type { RegistrationResponse } from '../passkeys/responses';
import { endSessions } from '../provider/adapter';
import { countRecoveryCodes, removeRecoveryCodes, storeRecoveryCodes } from '../secondFactor/recoveryCodes';
import { proofPurpose, reauthenticate, type Proof } from './reauthenticate';
import {
  createChange,
  denied,
  done,
  type Caller,
  type Outcome,
  type SecurityDependencies,
} from './securityActions';

/** More than anybody has devices; each makes the options of a sign-in longer. */
const maxPasskeys = 20;

/** The passkey was registered by a concurrent request. */
class PasskeyKnownError extends Error {}

/** Changes of a signed-in person to their own passkeys. */
export const createPasskeyActions = (dependencies: SecurityDependencies) => {
  const { db, ceremonies, siteOrigins, now } = dependencies;
  const change = createChange(dependencies);

  return {
    /** Options to prove the second factor by a passkey, for the proof of a change. */
    requestProof: async ({ row }: Caller) => {
      if (row.has_passkey === 0) return denied({ code: 'noPasskey' });
      return done({ options: await ceremonies.request(proofPurpose(row), row.id) });
    },

    beginPasskey: async ({ row, address }: Caller, proof: Proof) => {
      const wrong = await reauthenticate(dependencies, row, proof, address);
      if (wrong) return denied(wrong);
      if ((await listPasskeys(db, row.id)).length >= maxPasskeys) return denied({ code: 'passkeyLimit' });
      return done({ options: await ceremonies.register(row) });
    },

    /** The first factor of an account comes with recovery codes; null if it has codes already. */
    confirmPasskey: async (
      { row }: Caller,
      { name, response }: { name: string; response: RegistrationResponse },
    ): Promise<Outcome<{ recoveryCodes: readonly string[] | null }>> => {
      const verified = await ceremonies.verifyNew(row, response, siteOrigins);
      if (verified === 'expired') return denied({ code: 'expired' });
      if (verified === 'rejected') return denied({ code: 'passkeyRejected' });
      const set = (await countRecoveryCodes(db, row.id)) === 0 ? await generateRecoveryCodes() : null;
      try {
        await change(row, 'passkeyAdded', async (write) => {
          if (!(await addPasskey(write, { ...verified, name }, now()))) throw new PasskeyKnownError();
          if (set) await storeRecoveryCodes(write, row.id, set);
        });
      } catch (error) {
        if (error instanceof PasskeyKnownError) return denied({ code: 'passkeyKnown' });
        throw error;
      }
      return done({ recoveryCodes: set?.codes ?? null });
    },

    /** Ends every session: a lost authenticator may have begun one. */
    removePasskey: async (
      { row, address }: Caller,
      { id, ...proof }: Proof & { id: string },
    ): Promise<Outcome<null>> => {
      const passkeys = await listPasskeys(db, row.id);
      if (!passkeys.some((passkey) => passkey.id === id)) return denied({ code: 'noPasskey' });
      const isLastFactor = passkeys.length === 1 && row.totp_secret === null;
      if (isLastFactor && dependencies.isFactorRequired(row)) return denied({ code: 'deviceRequired' });
      const wrong = await reauthenticate(dependencies, row, proof, address);
      if (wrong) return denied(wrong);
      await change(row, 'passkeyRemoved', async (write) => {
        await removePasskey(write, row.id, id);
        if (isLastFactor) await removeRecoveryCodes(write, row.id);
        await endSessions(write, row.id);
      });
      return done(null);
    },
  };
};

export type PasskeyActions = ReturnType<typeof createPasskeyActions>;
