import { ensureSecrets } from '../lib/secrets.mjs';
import { signIn } from './signIn.mjs';

/** Signs in the demo customer through nginx. Returns the tokens. */
export const signInAsCustomer = ({ settings }) =>
  signIn({
    identityUrl: settings.IDENTITY_URL,
    siteUrl: settings.SITE_URL,
    email: 'customer@demo.example',
    password: 'Demo-1234',
  });

/** Requests the first name of the owner of a token from the customer service, as the site does. */
export async function readFirstName({ settings }, { access_token: token }) {
  const response = await fetch(`${settings.CUSTOMER_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-key': ensureSecrets(settings).CUSTOMER_API_KEY,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: '{ me { firstName } }' }),
  });
  const { data, ...problem } = await response.json();
  if (!data?.me)
    throw new Error(`The customer service: ${String(response.status)} ${JSON.stringify(problem)}`);
  return data.me.firstName;
}
