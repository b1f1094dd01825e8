import { env } from '../env';
import { recaptchaKeys } from '../forms/recaptcha';

import type { PolicySources } from './createSecurityPolicy';

let sources: PolicySources | undefined;

/** Reads the external origins from the environment, once. */
export function readPolicySources(): PolicySources {
  if (sources) return sources;
  const { IDENTITY_URL, TAG_MANAGER_ID, SITE_URL } = env();
  sources = {
    identityOrigin: IDENTITY_URL && new URL(IDENTITY_URL).origin,
    hasTagManager: TAG_MANAGER_ID !== undefined,
    hasRecaptcha: recaptchaKeys() !== undefined,
    isHttps: SITE_URL.startsWith('https:'),
  };
  return sources;
}
