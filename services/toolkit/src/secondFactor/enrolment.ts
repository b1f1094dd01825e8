import { z } from 'zod';
import { parseJson } from '../parseJson';
import { DeviceSecretError, type DeviceSecrets } from './deviceSecrets';

/** Long enough to find a telephone and install an app; later the person has to prove their identity again. */
const enrolmentMilliseconds = 15 * 60 * 1000;

const enrolmentSchema = z.object({ secret: z.string(), credentials: z.string(), until: z.number() });

/** Account that sets up a device, with a digest of its password and device of this moment. */
export interface EnrolmentAccount {
  id: string;
  credentials: string;
}

/**
 * Seals the secret of a device that is being set up, for the browser to hold: bound to the account, to its password and
 * device of this moment, and to a quarter of an hour.
 */
export const sealEnrolment = (
  secrets: DeviceSecrets,
  { id, credentials }: EnrolmentAccount,
  secret: string,
  now: Date,
): string => {
  const until = now.getTime() + enrolmentMilliseconds;
  return secrets.seal(JSON.stringify({ secret, credentials, until }), id);
};

/**
 * Returns the secret of an enrolment, or null if it has expired, is forged, or password or device changed meanwhile.
 */
export const openEnrolment = (
  secrets: DeviceSecrets,
  account: EnrolmentAccount,
  enrolment: string,
  now: Date,
): string | null => {
  try {
    const opened = enrolmentSchema.safeParse(parseJson(secrets.open(enrolment, account.id)));
    if (!opened.success) return null;
    const { secret, credentials, until } = opened.data;
    return credentials === account.credentials && now.getTime() < until ? secret : null;
  } catch (error) {
    if (error instanceof DeviceSecretError) return null;
    throw error;
  }
};
