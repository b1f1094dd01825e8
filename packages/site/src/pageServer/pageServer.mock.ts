import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { handlePage } from './handlePage';
import { preserveRequest } from '@/server/nodeServer/originalRequest';

/** Starts a server that handles pages only; requests of other addresses have the status 299. */
export async function startPageServer() {
  const server = createServer((request, response) => {
    preserveRequest(request);
    void handlePage(request, response).then((isHandled) => isHandled || response.writeHead(299).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
