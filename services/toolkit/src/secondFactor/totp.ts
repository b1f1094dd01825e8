import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

const periodSeconds = 30;

/** Name under which an authenticator app lists a device. */
export interface TotpLabel {
  issuer: string;
  account: string;
}

const totpOf = (secret: string, { issuer, account }: TotpLabel = { issuer: '', account: '' }): TOTP =>
  new TOTP({ issuer, label: account, period: periodSeconds, secret: Secret.fromBase32(secret) });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the current 30 s step if the code belongs to it, otherwise null (ASVS 6.5.5). */
export const findStep = (secret: string, code: string, now: Date): number | null => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const isValid = totpOf(secret).validate({ token, window: 0, timestamp }) !== null;
  return isValid ? Math.floor(timestamp / 1000 / periodSeconds) : null;
};

/** Address that transfers a secret to an authenticator app: `otpauth://totp/…`. */
export const formatTotpUri = (secret: string, label: TotpLabel): string => totpOf(secret, label).toString();

/** QR code for authenticator apps, as SVG. */
export const drawTotp = (secret: string, label: TotpLabel): Promise<string> =>
  QRCode.toString(formatTotpUri(secret, label), { type: 'svg', margin: 2 });

export const readCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
