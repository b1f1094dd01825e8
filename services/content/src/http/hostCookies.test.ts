/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';

const fetchAt = async (publicUrl: string) => {
  jest.resetModules();
  process.env.PUBLIC_CONTENT_URL = publicUrl;
  const { addHostCookies } = await import('./hostCookies');
  addHostCookies();
  const server = createServer(({ headers }, response) => {
    response.setHeader('set-cookie', ['payload-token=new; Path=/', 'payload-theme=dark']);
    response.end(headers.cookie);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const headers = { connection: 'close', cookie: '__Host-payload-token=own; payload-token=plain' };
  const response = await fetch(`http://127.0.0.1:${address.port}`, { headers });
  server.close();
  return { read: await response.text(), setCookie: response.headers.getSetCookie() };
};

test('the session has its plain name without TLS, and the prefix behind it', async () => {
  expect(await fetchAt('http://localhost:3001')).toEqual({
    read: '__Host-payload-token=own; payload-token=plain',
    setCookie: ['payload-token=new; Path=/', 'payload-theme=dark'],
  });
  expect(await fetchAt('https://content.example')).toEqual({
    read: 'payload-token=own',
    setCookie: ['__Host-payload-token=new; Path=/; Secure', 'payload-theme=dark; Secure'],
  });
});
