import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { pipeline } from 'node:stream';

const listen = async (server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server.address().port;
};

/** Rewrites redirects within the origin to the proxy. */
const locationAt = (location, origin, own) => {
  const target = new URL(location, origin);
  return target.host === origin.host ? `${own}${target.pathname}${target.search}${target.hash}` : location;
};

/**
 * Starts a proxy that terminates TLS in front of a program, with the headers of nginx, and redirects http to https. Both
 * ports are on `localhost`.
 */
export async function startTlsProxy(address, { key, cert }) {
  const origin = new URL(address);
  const own = () => `https://localhost:${secure.address().port}`;
  const forward = (incoming, outbound) => {
    const headers = {
      ...incoming.headers,
      host: origin.host,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const { method, url: path } = incoming;
    const upstream = httpRequest(new URL(path, origin), { method, headers }, (response) => {
      const { location } = response.headers;
      if (location !== undefined) response.headers.location = locationAt(location, origin, own());
      outbound.writeHead(response.statusCode, response.headers);
      pipeline(response, outbound, () => {});
    });
    upstream.on('error', () => outbound.destroy());
    pipeline(incoming, upstream, () => {});
  };
  const secure = createTlsServer({ key, cert }, forward);
  const plain = createServer((request, response) => {
    response.writeHead(301, { location: `${own()}${request.url}` }).end();
  });
  const [httpsPort, httpPort] = [await listen(secure), await listen(plain)];
  const stop = () => {
    for (const server of [secure, plain]) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { httpsPort, httpPort, stop };
}
