import { createFormChallenge } from './altcha';
import { submitAction } from './assessToken';
import { recaptchaKeys } from './recaptcha';

/**
 * `GET /api/forms/challenge`: a proof of work for the action SUBMIT; with `recaptchaSiteKey` where reCAPTCHA Enterprise is
 * configured, whose token then comes first and the proof of work when that failed.
 */
export async function handleChallenge(): Promise<Response> {
  const challenge = await createFormChallenge(submitAction);
  const keys = recaptchaKeys();
  return Response.json(
    { challenge, ...(keys && { recaptchaSiteKey: keys.siteKey }) },
    { headers: { 'cache-control': 'no-store' } },
  );
}
