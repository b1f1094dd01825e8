import { getPayload } from 'payload';
import { environment } from '../config/environment';
import configPromise from '../payload.config';
import { writePreviewAccount } from '../preview/writePreviewAccount';
import { callRest } from './tools/callRest';
import { createQuery } from './tools/createQuery';

/** Start of the service without any content: see `playScenario` for how it runs. */
process.exitCode = 1;
const config = await configPromise;
const query = createQuery(config);
const payload = await getPayload({ config, disableOnInit: true });
await writePreviewAccount(payload);
await writePreviewAccount(payload);

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await callRest(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const result: unknown = JSON.parse(response.text);
  return { status: response.status, body: result };
};

const first = { email: 'first@example.com', password: 'a password of tests', role: 'author' };
const accounts = await payload.find({ collection: 'service-accounts' });
const previewHeaders = new Headers({
  authorization: `service-accounts API-Key ${environment.previewApiKey}`,
});
const observed = {
  system: await query(
    '{ systemData { sites { name } countries { countryCode } languages { languageCode } } }',
  ),
  previewUser: (await payload.auth({ headers: previewHeaders })).user?.id,
  accounts: accounts.docs.map(({ id, name, role }) => ({ id, name, role })),
  first: await post('users/first-register', first),
  second: await post('users/first-register', { ...first, email: 'second@example.com' }),
  people: (await payload.find({ collection: 'users' })).docs.map(({ email, role }) => ({ email, role })),
};
export type EmptyObserved = typeof observed;

process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);
