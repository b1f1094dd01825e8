import type { Server } from 'node:http';
import { listen } from '../http/listening';

/** Returns `http://127.0.0.1:…`. */
export const listenOnFreePort = async (server: Server): Promise<string> => {
  await listen(server, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
};
