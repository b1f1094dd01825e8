import { createServer } from 'node:http';
import { isSignatureValid } from '../../publication/signature';

interface Notification {
  tags: string[];
  isSigned: boolean;
  at: number;
}

export interface SiteFake {
  url: string;
  /** Waits for the next notification with `tag`; returns null after `timeout` ms. */
  waitFor: (tag: string, timeout?: number) => Promise<Notification | null>;
  count: () => number;
  /** Sets the status of future responses. */
  respondWith: (status: number) => void;
  close: () => void;
}

const readTags = (body: string): string[] => {
  const parsed: unknown = JSON.parse(body);
  const tags: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'tags') : undefined;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
};

const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Starts a fake of the site that records notifications. */
export const startSiteFake = async (secret: string): Promise<SiteFake> => {
  const received: Notification[] = [];
  const taken = new Set<Notification>();
  let status = 200;
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      calls += 1;
      const { 'x-kmx-timestamp': timestamp, 'x-kmx-signature': signature } = request.headers;
      const isSigned = isSignatureValid(secret, header(timestamp), body, header(signature));
      if (status === 200) received.push({ tags: readTags(body), isSigned, at: Date.now() });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const find = (tag: string) => received.find((one) => !taken.has(one) && one.tags.includes(tag));
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    waitFor: async (tag, timeout = 5_000) => {
      const until = Date.now() + timeout;
      while (!find(tag) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
      const found = find(tag);
      if (found) taken.add(found);
      return found ?? null;
    },
    count: () => calls,
    respondWith: (next) => (status = next),
    close: () => server.close(),
  };
};
