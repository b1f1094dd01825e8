import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextResponse } from 'next/server';

import { siteHostCookies } from './hostCookies';
import { writeState } from '@/server/forms/stateCookies';

const ownCookies = ['editor', 'editor-person', 'page-access', 'reader-session'];

const fetchFrom = async (siteUrl: string, cookie: string) => {
  const server = createServer((request, response) => {
    siteHostCookies(siteUrl)?.(request, response);
    const written = NextResponse.json(null);
    writeState(written, new Headers(), 'contact', { kind: 'sent', reference: 'R-1' });
    for (const name of [...ownCookies, 'reader-name', 'locale']) written.cookies.set(name, '1');
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

it('behind TLS, cookies of the server have the prefix, and those that scripts read their names', async () => {
  const sent = [...ownCookies.map((name) => `${toHost(name)}=1`), 'editor=forged', 'locale=en'].join('; ');
  expect(await fetchFrom('https://www.example', sent)).toEqual({
    read: [...ownCookies.map((name) => `${name}=1`), 'locale=en'].join('; '),
    names: [...[...formStates, ...ownCookies].map(toHost), 'reader-name', 'locale'],
    areSecure: true,
  });
});

it('without TLS, all have their names', async () => {
  expect(await fetchFrom('http://localhost:3000', 'editor=1')).toMatchObject({
    read: 'editor=1',
    names: [...formStates, ...ownCookies, 'reader-name', 'locale'],
    areSecure: false,
  });
});
