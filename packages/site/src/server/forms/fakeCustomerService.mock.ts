import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SubmitFormInput } from '@/__generated__/customer/graphql';

export interface RecordedUpload {
  bytes: number;
  key: string | undefined;
  authorization: string | undefined;
  isComplete: boolean;
  /** The connection was closed before the end. */
  isAborted: boolean;
}

/** A fake customer service over HTTP with configurable responses; sets CUSTOMER_URL. */
export interface FakeCustomerService {
  submissions: SubmitFormInput[];
  uploads: RecordedUpload[];
  removed: string[];
  /** GraphQL result for a submission; undefined sets all data to null. */
  result: unknown;
  /** Response to an upload, sent after `afterBytes` bytes or at the end of the body. */
  upload: { status: number; body: unknown; afterBytes?: number };
  close: () => Promise<void>;
}

type State = Omit<FakeCustomerService, 'close'>;

export const storedResult = { __typename: 'SubmissionStored', reference: 'KMX-7F3K-9Q2M', isRepeated: false };

export const rejection = (code: string, details: string[] = []) => ({
  __typename: 'SubmissionRefused',
  code,
  message: 'No.',
  details,
});

async function handleGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  state: State,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const { variables } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    variables: { input: SubmitFormInput };
  };
  state.submissions.push(variables.input);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: state.result === undefined ? null : { submitForm: state.result } }));
}

function handleUpload(request: IncomingMessage, response: ServerResponse, state: State): void {
  const upload: RecordedUpload = {
    bytes: 0,
    key: request.headers['x-service-key']?.toString(),
    authorization: request.headers.authorization,
    isComplete: false,
    isAborted: false,
  };
  state.uploads.push(upload);
  const result = () => {
    if (response.headersSent) return;
    response.writeHead(state.upload.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.upload.body));
  };
  request.on('data', (chunk: Buffer) => {
    upload.bytes += chunk.length;
    if (state.upload.afterBytes !== undefined && upload.bytes > state.upload.afterBytes) result();
  });
  request.on('end', () => {
    upload.isComplete = true;
    result();
  });
  request.on('close', () => (upload.isAborted = !upload.isComplete));
  request.on('error', () => undefined);
}

export async function startFakeCustomerService(): Promise<FakeCustomerService> {
  const state: State = {
    submissions: [],
    uploads: [],
    removed: [],
    result: storedResult,
    upload: { status: 201, body: { id: 'u1', name: 'photo.jpg', size: 5, type: 'image/jpeg' } },
  };
  const server = createServer((request, response) => {
    if (request.url === '/graphql') return void handleGraphql(request, response, state);
    if (request.method === 'DELETE') {
      state.removed.push(request.url ?? '');
      return void response.writeHead(204).end();
    }
    handleUpload(request, response, state);
  });
  // Keeps idle connections open: a request fails if it is sent while one is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.CUSTOMER_URL = `http://127.0.0.1:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(state, { close });
}
