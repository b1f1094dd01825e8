/** @vitest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';

const setCookie = ['payload-token=new; Path=/', 'payload-lng=de; Path=/', 'other=x'];

const fetchAt = async (publicUrl: string) => {
  vi.resetModules();
  process.env.PUBLIC_CONTENT_URL = publicUrl;
  const { addHostCookies } = await import('./hostCookies');
  addHostCookies();
  const server = createServer(({ headers }, response) => {
    response.setHeader('set-cookie', setCookie);
    response.end(headers.cookie);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const headers = {
    connection: 'close',
    cookie: '__Host-payload-token=own; payload-token=plain; __Host-payload-lng=en; __Host-payload-theme=dark',
  };
  const response = await fetch(`http://127.0.0.1:${address.port}`, { headers });
  server.close();
  return { read: await response.text(), setCookie: response.headers.getSetCookie() };
};

test('session, language and theme have their plain names without TLS, and the prefix behind it', async () => {
  expect(await fetchAt('http://localhost:3001')).toEqual({
    read: '__Host-payload-token=own; payload-token=plain; __Host-payload-lng=en; __Host-payload-theme=dark',
    setCookie,
  });
  expect(await fetchAt('https://content.example')).toEqual({
    read: 'payload-token=own; payload-lng=en; payload-theme=dark',
    setCookie: [
      '__Host-payload-token=new; Path=/; Secure',
      '__Host-payload-lng=de; Path=/; Secure',
      'other=x; Secure',
    ],
  });
});
