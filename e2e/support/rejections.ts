import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

/** How a programmatic route says why it does not answer. */
export const errorSchema = z.strictObject({ error: z.string().min(10) });

/** Refused in a sentence, and never kept. */
export async function expectRejection(
  response: Awaited<ReturnType<APIRequestContext['get']>>,
  status: number,
) {
  expect(response.status()).toBe(status);
  expect(response.headers()['cache-control']).toContain('no-store');
  return errorSchema.parse(await response.json()).error;
}
