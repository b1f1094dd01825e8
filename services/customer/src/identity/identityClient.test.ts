import { createServer } from 'node:http';
import { closeServer } from '../../../toolkit/src/http/listening';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { recordLog } from '../../../toolkit/src/testing/recordLog';
import { createIdentityClient, IdentityUnavailable } from './identityClient';

/** A provider that returns these roles for every account; `changes` records the requests. */
const startProvider = async (roles: unknown) => {
  const changes: unknown[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: string[] = [];
      for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
      if (request.method === 'PATCH') changes.push(JSON.parse(chunks.join('')));
      response.end(JSON.stringify({ id: 'u-1', hasPassword: true, roles }));
    })();
  });
  const adminUrl = await listenOnFreePort(server);
  const client = createIdentityClient({ adminUrl, adminKey: 'a-key-for-tests-0123456789' });
  const stop = () => {
    server.closeAllConnections();
    return closeServer(server, recordLog().log, { noticeMs: 0, maxMs: 5000 });
  };
  return { client, changes, stop };
};

const setRoles = async (held: unknown) => {
  const { client, changes, stop } = await startProvider(held);
  const [result] = await Promise.allSettled([client.setRoles('u-1', ['kmx_new'], ['kmx_new', 'kmx_old'])]);
  await stop();
  return { result, changes };
};

test.each([
  ['a list', ['another', 'kmx_old'], ['another', 'kmx_new']],
  ['one as a text', 'another', ['another', 'kmx_new']],
  ['none', [], ['kmx_new']],
])("the provider's other roles stay: %s", async (_, held, roles) => {
  const { result, changes } = await setRoles(held);
  expect(result).toEqual({ status: 'fulfilled', value: undefined });
  expect(changes).toEqual([{ roles }]);
});

test.each([[{}], [null], [undefined], [7], [['another', null]], [[['another']]]])(
  'unreadable roles (%j) change nothing, and are retried',
  async (held) => {
    const { result, changes } = await setRoles(held);
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(IdentityUnavailable);
    expect(changes).toEqual([]);
  },
);
