import { createHash, randomBytes } from 'node:crypto';

const realm = '/am/oauth2/realms/root/realms/alpha';
const clientId = 'kmx_uapp_login';

/** Follows redirects with cookies up to a page of the provider or an address on another origin, which is not requested. */
async function follow(jar, address, init = {}) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, cookie },
  });
  for (const line of response.headers.getSetCookie()) {
    const [name, ...value] = line.split(';')[0].split('=');
    jar.set(name, value.join('='));
  }
  const location = response.headers.get('location');
  if (location === null) return { address, body: await response.text() };
  const next = new URL(location, address);
  return next.origin === new URL(address).origin ? follow(jar, next.href) : { address: next.href };
}

/** Signs in a demo user as the portal does (code flow with PKCE). Returns the tokens. */
export async function signIn({ identityUrl, siteUrl, email, password }) {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${siteUrl}/callback`;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email fr:idm:*',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const jar = new Map();
  const form = await follow(jar, `${identityUrl}${realm}/authorize?${query.toString()}`);
  const { address } = await follow(jar, form.address, {
    method: 'POST',
    body: new URLSearchParams({ step: 'password', email, password }),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const response = await fetch(`${identityUrl}${realm}/access_token`, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: new URL(address).searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  return response.json();
}
