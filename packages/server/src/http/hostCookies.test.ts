import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createHostCookies } from './hostCookies';

const addPrefix = createHostCookies(['session', 'form-0']);

const fetchFrom = async (listener: RequestListener, cookie?: string) => {
  const server = createServer((request, response) => {
    addPrefix(request, response);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const headers = { connection: 'close', ...(cookie !== undefined && { cookie }) };
  const response = await fetch(`http://127.0.0.1:${address.port}`, { headers });
  server.close();
  return { text: await response.text(), setCookie: response.headers.getSetCookie() };
};

const echoCookie: RequestListener = ({ headers }, response) => response.end(headers.cookie ?? 'none');

test.each([
  ['__Host-session=a=b; theme=dark; __Host-form-0=c', 'session=a=b; theme=dark; form-0=c'],
  // A neighbouring host can set a cookie for the domain, but none with the prefix.
  ['session=forged; __Host-session=own', 'session=own'],
  ['session=forged', ''],
  ['__Host-other=a; sessions=b', '__Host-other=a; sessions=b'],
  ['__Host-theme', '__Host-theme'],
  [undefined, 'none'],
])('reads %s as %s', async (sent, read) => {
  expect((await fetchFrom(echoCookie, sent)).text).toBe(read);
});

test.each<[string, RequestListener]>([
  ['setHeader', (_request, response) => response.setHeader('Set-Cookie', ['session=a; Path=/', 'x=1']).end()],
  [
    'appendHeader',
    (_request, response) =>
      response.appendHeader('set-cookie', 'session=a; Path=/').appendHeader('set-cookie', 'x=1').end(),
  ],
  [
    'writeHead',
    (_request, response) => response.writeHead(200, { 'Set-Cookie': ['session=a; Path=/', 'x=1'] }).end(),
  ],
])('sets the prefix and Secure by %s, and only Secure for other cookies', async (_name, listener) => {
  const { setCookie } = await fetchFrom(listener);
  expect(setCookie).toEqual(['__Host-session=a; Path=/; Secure', 'x=1; Secure']);
});

test('does not repeat Secure', async () => {
  const cookie = 'session=; Path=/; Secure=true; HttpOnly';
  const { setCookie } = await fetchFrom((_request, response) =>
    response.setHeader('Set-Cookie', cookie).end(),
  );
  expect(setCookie).toEqual([`__Host-${cookie}`]);
});
