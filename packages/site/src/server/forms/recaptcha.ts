import { createHash } from 'node:crypto';
import { z } from 'zod';
import { limits } from '@kmx/core';

import { env } from '../env';
import { log } from '../log';

import type { Assessment } from './assessToken';

const responseSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    action: z.string().optional(),
    invalidReason: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});

/** Minimum score, as Google recommends for sites without historical data. */
const minScore = 0.5;

interface Keys {
  projectId: string;
  siteKey: string;
  apiKey: string;
}

/** Undefined unless all three settings are present; only the self-hosted check is used then. */
export function recaptchaKeys(): Keys | undefined {
  const { RECAPTCHA_PROJECT_ID: projectId, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_API_KEY: apiKey } = env();
  return projectId && siteKey && apiKey ? { projectId, siteKey, apiKey } : undefined;
}

async function verifyToken(keys: Keys, token: string, action: string) {
  const address = `https://recaptchaenterprise.googleapis.com/v1/projects/${keys.projectId}/assessments`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': keys.apiKey },
    body: JSON.stringify({ event: { token, siteKey: keys.siteKey, expectedAction: action } }),
    redirect: 'error',
    signal: AbortSignal.timeout(limits.serverTimeoutMs),
  });
  if (!response.ok) throw new Error(`reCAPTCHA responded with ${response.status}.`);
  return responseSchema.parse(await response.json());
}

/**
 * Assesses a token with reCAPTCHA Enterprise. If Google cannot be reached, the token counts as missing and
 * the self-hosted check applies.
 */
export async function assessRecaptcha(keys: Keys, token: string, action: string): Promise<Assessment> {
  try {
    const { tokenProperties, riskAnalysis } = await verifyToken(keys, token, action);
    if (!tokenProperties.valid)
      return { kind: 'rejected', reason: tokenProperties.invalidReason ?? 'invalid' };
    if (tokenProperties.action !== action) return { kind: 'rejected', reason: 'anotherAction' };
    if ((riskAnalysis?.score ?? 0) < minScore) return { kind: 'rejected', reason: 'lowScore' };
    return { kind: 'passed', proof: createHash('sha256').update(token).digest('base64url') };
  } catch (error) {
    log('warn', 'A token could not be assessed.', {}, error);
    return { kind: 'rejected', reason: 'unavailable' };
  }
}
