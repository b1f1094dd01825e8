import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

/** Error response of a programmatic route. */
export const errorSchema = z.strictObject({ error: z.string().min(10) });

/** Expects a rejection with a message that is not cached. */
export async function expectRejection(
  response: Awaited<ReturnType<APIRequestContext['get']>>,
  status: number,
) {
  expect(response.status()).toBe(status);
  expect(response.headers()['cache-control']).toContain('no-store');
  return errorSchema.parse(await response.json()).error;
}
