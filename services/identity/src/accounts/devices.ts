import type { IdentityDatabase } from '../database/connect';

/** The device of each account; secrets are sealed (DeviceSecrets) before they get here. */
export interface Devices {
  /** False when there is a device already. */
  addDevice: (id: string, sealed: string, step: number) => Promise<boolean>;
  /** False when the device is no longer the one with the secret `former`. */
  replaceDevice: (id: string, former: string, sealed: string, step: number) => Promise<boolean>;
  /** Stores the same secret in another seal, unless the device has changed meanwhile. */
  resealDevice: (id: string, storedSecret: string, sealed: string) => Promise<void>;
  /** Removes the device. `isEnrolmentRequired`: the next sign-in sets up another. Returns false if there is no such account. */
  removeDevice: (id: string, isEnrolmentRequired: boolean) => Promise<boolean>;
  /** The next sign-in sets up a device. */
  requireDevice: (id: string) => Promise<void>;
  /** Marks the step's code as used; false when it, or a later one, was used before. */
  useStep: (id: string, step: number) => Promise<boolean>;
}

const toDevice = (sealed: string, step: number) => ({
  totp_secret: sealed,
  totp_step: step,
  is_totp_wanted: 1,
});

export const createDevices = (db: IdentityDatabase): Devices => {
  const change = (id: string) => db.updateTable('identity_accounts').where('id', '=', id);
  return {
    addDevice: async (id, sealed, step) => {
      const { numUpdatedRows } = await change(id)
        .set(toDevice(sealed, step))
        .where('totp_secret', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    replaceDevice: async (id, former, sealed, step) => {
      const { numUpdatedRows } = await change(id)
        .set(toDevice(sealed, step))
        .where('totp_secret', '=', former)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    resealDevice: async (id, former, sealed) => {
      await change(id).set({ totp_secret: sealed }).where('totp_secret', '=', former).execute();
    },
    removeDevice: async (id, isEnrolmentRequired) => {
      const none = { totp_secret: null, totp_step: null };
      const { numUpdatedRows } = await change(id)
        .set(isEnrolmentRequired ? none : { ...none, is_totp_wanted: 0 })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    requireDevice: async (id) => {
      await change(id).set({ is_totp_wanted: 1 }).execute();
    },
    useStep: async (id, step) => {
      const { numUpdatedRows } = await change(id)
        .set({ totp_step: step })
        .where((is) => is.or([is('totp_step', 'is', null), is('totp_step', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};
