import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface RecordedRequest {
  path: string;
  key: string | undefined;
  body: unknown;
}

export interface FakeSearchService {
  requests: RecordedRequest[];
  /** By path; requests to other paths stay pending. */
  responses: Map<string, { status: number; body: unknown }>;
  close: () => void;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

export async function startFakeSearchService(): Promise<FakeSearchService> {
  const requests: RecordedRequest[] = [];
  const responses: FakeSearchService['responses'] = new Map();
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const path = request.url ?? '';
      const key = request.headers['x-service-key'];
      if (request.method === 'POST')
        requests.push({ path, key: key?.toString(), body: JSON.parse(text) as unknown });
      const found = responses.get(path);
      if (!found) return;
      response.writeHead(found.status, { 'content-type': 'application/json' });
      response.end(typeof found.body === 'string' ? found.body : JSON.stringify(found.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    responses,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
