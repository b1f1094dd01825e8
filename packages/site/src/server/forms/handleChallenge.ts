import { createFormChallenge } from './altcha';
import { submitAction } from './assessToken';
import { recaptchaKeys } from './recaptcha';

/**
 * `GET /api/forms/challenge`: returns a proof-of-work challenge for the action SUBMIT. If reCAPTCHA
 * Enterprise is configured, it also returns `recaptchaSiteKey`; the challenge is then the fallback.
 */
export async function handleChallenge(): Promise<Response> {
  const challenge = await createFormChallenge(submitAction);
  const keys = recaptchaKeys();
  return Response.json(
    { challenge, ...(keys && { recaptchaSiteKey: keys.siteKey }) },
    { headers: { 'cache-control': 'no-store' } },
  );
}
