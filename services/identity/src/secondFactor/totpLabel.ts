import type { TotpLabel } from '../../../toolkit/src/secondFactor/totp';

export const totpLabel = (email: string): TotpLabel => ({ issuer: 'MyKomax', account: email });
