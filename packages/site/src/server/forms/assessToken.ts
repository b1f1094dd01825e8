import { assessAltcha } from './altcha';
import { assessRecaptcha, recaptchaKeys } from './recaptcha';

/** "A bot-protection token is created with action SUBMIT" (public site, section 7). */
export const submitAction = 'SUBMIT';

/** What a token proves; `proof` is good for one submission, which the customer service sees to. */
export type Assessment = { kind: 'passed'; proof: string } | { kind: 'refused'; reason: string };

/** Looks at the token of a submission: a solved challenge of ours, or one of reCAPTCHA Enterprise where that is configured. */
export async function assessToken(token: string, action: string): Promise<Assessment> {
  if (token === '') return { kind: 'refused', reason: 'empty' };
  const ours = await assessAltcha(token, action);
  if (ours) return ours;
  const keys = recaptchaKeys();
  return keys ? assessRecaptcha(keys, token, action) : { kind: 'refused', reason: 'malformed' };
}
