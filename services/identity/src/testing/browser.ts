import { createHash, randomBytes } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { realmPath } from '../http/paths';
import { clientId } from '../provider/clientId';
import { password, siteOrigin } from './testService';

const tokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  token_type: z.string(),
  refresh_token: z.string().optional(),
});
export type Tokens = z.infer<typeof tokensSchema>;

const keySetSchema = z.custom<JSONWebKeySet>(
  (value) => z.object({ keys: z.array(z.object()) }).safeParse(value).success,
);

export const redirectUri = `${siteOrigin}/callback`;

interface Request {
  verifier: string;
  address: string;
}

/** Browser of one person: cookies by path, and redirects that are followed within the provider. */
export const createBrowser = (url: string) => {
  const issuer = url + realmPath;
  const jar = new Map<string, { value: string; path: string }>();

  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (/expires=Thu, 01 Jan 1970/i.test(line) || value.join('') === '') jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value: value.join('='), path });
    }
  };

  const go = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address);
    const cookies = [...jar].filter(([, cookie]) => pathname.startsWith(cookie.path));
    const cookie = cookies.map(([key, { value }]) => `${key.split(' ')[0] ?? ''}=${value}`).join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie },
    });
    keep(response);
    return response;
  };

  /** Follows redirects to a page, or to an address of the site, which is not requested. */
  const follow = async (
    address: string,
    init?: RequestInit,
  ): Promise<{ response: Response; address: string }> => {
    const response = await go(address, init);
    const location = response.headers.get('location');
    if (location === null) return { response, address };
    const next = new URL(location, address).href;
    return next.startsWith(url) ? follow(next) : { response, address: next };
  };

  const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    follow(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  const request = (over: Record<string, string | undefined> = {}): Request => {
    const verifier = randomBytes(32).toString('base64url');
    const parameters = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email fr:idm:*',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...over,
    };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
    return { verifier, address: `${issuer}/authorize?${query.toString()}` };
  };

  const exchange = async (address: string, verifier: string): Promise<Tokens> => {
    const code = new URL(address).searchParams.get('code') ?? '';
    const response = await fetch(`${issuer}/access_token`, {
      method: 'POST',
      headers: { origin: siteOrigin },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),
    });
    return tokensSchema.parse(await response.json());
  };

  const openSignIn = (over?: Record<string, string | undefined>) => {
    const { verifier, address } = request(over);
    return follow(address).then((page) => ({ ...page, verifier }));
  };

  return {
    issuer,
    go,
    follow,
    post,
    request,
    exchange,
    openSignIn,
    signIn: async (email: string, secret = password): Promise<Tokens> => {
      const { address, verifier } = await openSignIn();
      const done = await post(address, { step: 'password', email, password: secret });
      return exchange(done.address, verifier);
    },
    /** As the hidden frame does it; returns the address that the frame ends at. */
    authorizeSilently: async (): Promise<{ address: string; verifier: string }> => {
      const { verifier, address } = request({ prompt: 'none' });
      return { address: (await follow(address)).address, verifier };
    },
    fetchKeys: async (): Promise<JSONWebKeySet> =>
      keySetSchema.parse(await (await fetch(`${issuer}/connect/jwk_uri`)).json()),
    readUserInfo: (accessToken: string) =>
      fetch(`${issuer}/userinfo`, {
        headers: { authorization: `Bearer ${accessToken}`, origin: siteOrigin },
      }),
    revoke: (accessToken: string) =>
      fetch(`${issuer}/token/revoke`, {
        method: 'POST',
        headers: { origin: siteOrigin },
        body: new URLSearchParams({ token: accessToken, client_id: clientId }),
      }),
    signOut: async (idToken: string): Promise<string> => {
      const query = new URLSearchParams({
        id_token_hint: idToken,
        post_logout_redirect_uri: `${siteOrigin}/de-ch`,
        state: 'out',
      });
      const question = await go(`${issuer}/connect/endSession?${query.toString()}`);
      const secret = /name="xsrf" value="([^"]+)"/.exec(await question.text())?.[1] ?? '';
      const done = await post(`${issuer}/connect/endSession/confirm`, { xsrf: secret, logout: 'yes' });
      return done.address;
    },
  };
};
