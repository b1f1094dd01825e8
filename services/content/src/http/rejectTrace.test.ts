import { once } from 'node:events';
import { createServer, request } from 'node:http';

import { rejectTrace } from './rejectTrace';

const statusOf = (port: number, method: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([['TRACE'], ['GET']])('rejects TRACE, also when the first request is %s', async (first) => {
  const handled: (string | undefined)[] = [];
  const server = createServer(({ method }, response) => {
    handled.push(method);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  rejectTrace();
  const expected = { TRACE: 405, GET: 200, POST: 200 };
  for (const method of [first, 'TRACE', 'GET', 'POST'])
    expect([method, await statusOf(address.port, method)]).toEqual([method, Reflect.get(expected, method)]);
  expect(handled).not.toContain('TRACE');
  server.close();
});
