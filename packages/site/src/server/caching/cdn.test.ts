import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { env, readEnvironment } from '../env';

import { cdnTagHeaders, purgeCdn } from './cdn';

vi.mock('../env', async () => ({ ...(await vi.importActual<object>('../env')), env: vi.fn() }));
const setEnvironment = (variables: Record<string, string>) =>
  vi.mocked(env).mockReturnValue(readEnvironment(variables));

interface Purge {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly keys: unknown;
  readonly body: unknown;
}

const purges: Purge[] = [];
let cdn: Server;
beforeAll(async () => {
  cdn = createServer((request, response) => {
    const { authorization, 'surrogate-key': keys } = request.headers;
    void json(request).then((body) => {
      purges.push({ url: request.url, authorization, keys, body });
      response.end();
      cdn.emit('purged');
    });
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
});
afterAll(() => {
  cdn.closeAllConnections();
  cdn.close();
});

it('without a CDN, pages have no tags and nothing is purged', () => {
  setEnvironment({});
  expect(cdnTagHeaders(['site:main'])).toEqual({});
  expect(() => purgeCdn(['site:main'])).not.toThrow();
});

it('with a CDN, pages name their tags, and publications purge them with the token', async () => {
  const { port } = cdn.address() as AddressInfo;
  setEnvironment({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret' });
  expect(cdnTagHeaders(['site:main', 'page:7'])).toEqual({
    'surrogate-key': 'site:main page:7',
    'cache-tag': 'site:main,page:7',
  });
  const purged = once(cdn, 'purged');
  purgeCdn(['site:main', 'page:7']);
  await purged;
  expect(purges).toEqual([
    {
      url: '/purge',
      authorization: 'Bearer secret',
      keys: 'site:main page:7',
      body: { tags: ['site:main', 'page:7'] },
    },
  ]);
});
