import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextResponse } from 'next/server';

import { siteHostCookies } from './hostCookies';
import { writeState } from '@/server/forms/stateCookies';

const ownCookies = [
  'consent',
  'editor',
  'editor-person',
  'locale',
  'measurement',
  'page-access',
  'reader-name',
  'reader-session',
  'scheme',
  'testing',
  'uapp_is-next-release',
];

const fetchFrom = async (siteUrl: string, cookie: string) => {
  const server = createServer((request, response) => {
    siteHostCookies(siteUrl)?.(request, response);
    const written = NextResponse.json(null);
    writeState(written, new Headers(), 'contact', { kind: 'sent', reference: 'R-1' });
    for (const name of ownCookies) written.cookies.set(name, '1');
    response.setHeader('set-cookie', written.headers.getSetCookie()).end(request.headers.cookie);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, {
    headers: { cookie, connection: 'close' },
  });
  server.closeAllConnections();
  server.close();
  return {
    read: await response.text(),
    names: response.headers.getSetCookie().map((one) => one.split('=', 1)[0]),
    areSecure: response.headers.getSetCookie().every((one) => one.includes('; Secure')),
  };
};

const formStates = ['form-state-0', 'form-state-1', 'form-state-2'];
const toHost = (name: string) => `__Host-${name}`;

it('behind TLS, all cookies have the prefix, and only those with it are read', async () => {
  const sent = [...ownCookies.map((name) => `${toHost(name)}=1`), 'editor=forged', 'locale=de', '_ga=1'].join(
    '; ',
  );
  expect(await fetchFrom('https://www.example', sent)).toEqual({
    read: [...ownCookies.map((name) => `${name}=1`), '_ga=1'].join('; '),
    names: [...formStates, ...ownCookies].map(toHost),
    areSecure: true,
  });
});

it('without TLS, all have their names', async () => {
  expect(await fetchFrom('http://localhost:3000', 'editor=1')).toMatchObject({
    read: 'editor=1',
    names: [...formStates, ...ownCookies],
    areSecure: false,
  });
});
