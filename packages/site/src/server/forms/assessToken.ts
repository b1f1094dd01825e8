import { assessAltcha } from './altcha';
import { assessRecaptcha, recaptchaKeys } from './recaptcha';

/** "A bot-protection token is created with action SUBMIT" (public site, section 7). */
export const submitAction = 'SUBMIT';

/** Result of a token check. `proof` is valid for one submission, which the customer service enforces. */
export type Assessment = { kind: 'passed'; proof: string } | { kind: 'rejected'; reason: string };

/**
 * Verifies the token of a submission: a solved ALTCHA challenge, or a reCAPTCHA Enterprise token if
 * configured.
 */
export async function assessToken(token: string, action: string): Promise<Assessment> {
  if (token === '') return { kind: 'rejected', reason: 'empty' };
  const ours = await assessAltcha(token, action);
  if (ours) return ours;
  const keys = recaptchaKeys();
  return keys ? assessRecaptcha(keys, token, action) : { kind: 'rejected', reason: 'malformed' };
}
