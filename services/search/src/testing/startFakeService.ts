import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';

const requestSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

async function readRequest(request: IncomingMessage) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  return requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

/** Starts a GraphQL service that responds with the data of an operation, or with 500 without any. */
export async function startFakeService(data: ReadonlyMap<string, unknown>) {
  const operations: { name: string; address: string }[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then(({ query }) => {
      const name = /query (\w+)/.exec(query)?.[1] ?? '';
      operations.push({ name, address: request.url ?? '' });
      response.writeHead(data.has(name) ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: data.get(name) }));
    });
  });
  const url = await listenOnFreePort(server);
  return {
    url,
    operations,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
