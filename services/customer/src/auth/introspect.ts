import { z } from 'zod';
import { traceHeaders } from '@kmx/server/tracing';
import { IntrospectionUnavailable, TokenInvalid } from './tokenErrors';

/** Response of the provider to a token of another type, such as an identity token. */
const wrongTypeSchema = z.object({ error: z.enum(['unsupported_token_type', 'invalid_request']) });

export interface IntrospectionSettings {
  introspectionUrl: string;
  /** The name by which this service authenticates, and its secret; without one no token can be checked. */
  audience: string;
  adminKey: string | undefined;
}

/**
 * Introspects a token at the provider (RFC 7662). Throws {@link TokenInvalid} if it is not an access token, and
 * {@link IntrospectionUnavailable}.
 */
export const createIntrospection = ({ introspectionUrl, audience, adminKey }: IntrospectionSettings) => {
  const send = async (token: string, timeoutMilliseconds: number): Promise<unknown> => {
    if (adminKey === undefined) throw new Error('IDENTITY_ADMIN_KEY is missing.');
    const credentials = [audience, adminKey].map(encodeURIComponent).join(':');
    const response = await fetch(introspectionUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        ...traceHeaders(),
      },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body: unknown = await response.json();
    if (response.status === 400 && wrongTypeSchema.safeParse(body).success) throw new TokenInvalid(body);
    if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
    return body;
  };
  return (token: string, timeoutMilliseconds: number): Promise<unknown> =>
    send(token, timeoutMilliseconds).catch((error: unknown) => {
      throw error instanceof TokenInvalid ? error : new IntrospectionUnavailable(error);
    });
};

export type Introspect = ReturnType<typeof createIntrospection>;
