import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import { credentialsOf } from '../accounts/credentialsOf';
import type { AccountRow } from '../database/tables';
import type { DeviceSecrets } from '../secondFactor/deviceSecrets';
import { DeviceSecretError } from '../secondFactor/deviceSecrets';

/** Long enough to find a telephone and install an app; later the person has to prove their identity again. */
const enrolmentMilliseconds = 15 * 60 * 1000;

const enrolmentSchema = z.object({ secret: z.string(), credentials: z.string(), until: z.number() });

/**
 * Seals the secret of a device that is being set up, for the browser to hold: bound to the account, to its password and
 * device of this moment, and to a quarter of an hour.
 */
export const sealEnrolment = (secrets: DeviceSecrets, row: AccountRow, secret: string, now: Date): string => {
  const until = now.getTime() + enrolmentMilliseconds;
  return secrets.seal(JSON.stringify({ secret, credentials: credentialsOf(row), until }), row.id);
};

/**
 * Returns the secret of an enrolment, or null if it has expired, is forged, or password or device changed meanwhile.
 */
export const openEnrolment = (
  secrets: DeviceSecrets,
  row: AccountRow,
  enrolment: string,
  now: Date,
): string | null => {
  try {
    const opened = enrolmentSchema.safeParse(parseJson(secrets.open(enrolment, row.id)));
    if (!opened.success) return null;
    const { secret, credentials, until } = opened.data;
    return credentials === credentialsOf(row) && now.getTime() < until ? secret : null;
  } catch (error) {
    if (error instanceof DeviceSecretError) return null;
    throw error;
  }
};
