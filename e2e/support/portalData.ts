import { readFileSync } from 'node:fs';

import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './addresses';

const documents = z
  .record(z.string(), z.string())
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../packages/portal/src/__generated__/customer/persisted-documents.json', import.meta.url),
        'utf8',
      ),
    ),
  );

export function idOf(operation: string): string {
  const pattern = new RegExp(`\\b(?:query|mutation) ${operation}\\b`);
  const [id] = Object.entries(documents).find(([, text]) => pattern.test(text)) ?? [];
  if (id === undefined) throw new Error(`The portal does not ask ${operation}.`);
  return id;
}

/** Sign-in of the portal in session storage. */
const storedSchema = z.looseObject({
  id_token: z.string(),
  access_token: z.string(),
  expires_at: z.number(),
});

const userKeyPrefix = 'kmx.user.user:';

/** Tokens in the storage of a signed-in tab. */
export async function readTokens(page: Page): Promise<z.output<typeof storedSchema>> {
  const text = await page.evaluate((prefix) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(prefix));
    return key === undefined ? null : sessionStorage.getItem(key);
  }, userKeyPrefix);
  return storedSchema.parse(JSON.parse(text ?? 'null'));
}

/** Overwrites the stored sign-in of the tab. */
export async function overwriteTokens(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([prefix, value]) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith(prefix));
      if (key === undefined) throw new Error('Nobody is signed in here.');
      sessionStorage.setItem(key, value);
    },
    [userKeyPrefix, text] as const,
  );
}

/** Claims of the identity token in session storage. */
export async function readClaims(page: Page): Promise<Record<string, unknown>> {
  const [, payload = ''] = (await readTokens(page)).id_token.split('.');
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.looseObject({ extensions: z.looseObject({ code: z.string().optional() }).optional() }))
    .optional(),
});

export type PortalResponse = z.output<typeof responseSchema>;

/** Sends an operation of the portal with or without an access token. */
export async function queryPortal(
  request: APIRequestContext,
  accessToken: string | undefined,
  operation: string,
  variables: Record<string, unknown> = {},
): Promise<PortalResponse> {
  const response = await request.post(at('localhost', '/api/customer'), {
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
    data: { operation: idOf(operation), variables },
  });
  return responseSchema.parse(await response.json());
}

/** A signed-in user, with or without a page. */
export interface PortalCaller {
  readonly request: APIRequestContext;
  readonly accessToken: string;
}

/** Sends an operation of the portal as the signed-in user. */
export async function queryAs(
  caller: Page | PortalCaller,
  operation: string,
  variables: Record<string, unknown> = {},
): Promise<PortalResponse> {
  if ('accessToken' in caller) return queryPortal(caller.request, caller.accessToken, operation, variables);
  const { access_token: accessToken } = await readTokens(caller);
  return queryPortal(caller.request, accessToken, operation, variables);
}

const resultSchema = z.looseObject({ __typename: z.string(), code: z.string().optional() });

/** Outcome of a request: the code of a rejection, else `yes`. */
export function outcomeOf({ data, errors }: PortalResponse): string {
  const [error] = errors ?? [];
  if (error) return error.extensions?.code ?? 'error';
  const [value] = Object.entries(data ?? {}).flatMap(([name, each]) => (name === '__typename' ? [] : [each]));
  if (value === null || value === undefined) return 'nothing';
  return resultSchema.safeParse(value).data?.code ?? 'yes';
}
