import { ensureSecrets } from '../lib/secrets.mjs';
import { signIn } from './signIn.mjs';

/** Signs the customer of the demo in, through nginx. Returns the tokens. */
export const signInAsCustomer = ({ settings }) =>
  signIn({
    identityUrl: settings.IDENTITY_URL,
    siteUrl: settings.SITE_URL,
    email: 'customer@demo.example',
    password: 'Demo-1234',
  });

/** Asks the customer service, as the site does, for the first name of the person whom a token belongs to. */
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
