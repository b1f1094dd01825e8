import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

const periodSeconds = 30;

const totpOf = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: 'MyKomax', label: email, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** A new secret in Base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The 30 s step whose code this is, one step early or late allowed; null when it is none. */
export const findStep = (secret: string, code: string, now: Date): number | null => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
};

/** The address by which authenticator apps take a secret over: `otpauth://totp/…`. */
export const formatTotpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The picture that authenticator apps read, as SVG. */
export const drawTotp = (secret: string, email: string): Promise<string> =>
  QRCode.toString(formatTotpUri(secret, email), { type: 'svg', margin: 2 });

/** The code of this moment: what the device shows. */
export const readCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
