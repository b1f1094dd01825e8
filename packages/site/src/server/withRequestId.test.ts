/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { log } from './log';
import { withRequestId } from './withRequestId';

it('log lines of a route carry the id that the proxy gave the request, also after waiting', async () => {
  const spy = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const handler = withRequestId(async (_request: Request, { status }: { status: number }) => {
    await new Promise((resolve) => setImmediate(resolve));
    log('warn', 'slow');
    return new Response(null, { status });
  });
  const request = new Request('http://localhost/file/x', { headers: { 'x-request-id': 'from-the-proxy' } });
  expect((await handler(request, { status: 503 })).status).toBe(503);
  expect(spy).toHaveBeenCalledWith(expect.stringContaining('"requestId":"from-the-proxy"'));
});

const app = path.join(__dirname, '../app');
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('route.ts') && !/\[\.\.\.rest\]|healthz|readyz|builds|revalidate|product-data/.test(file),
);

it.each(routes)('%s can be found again in the log', (file) => {
  expect(readFileSync(path.join(app, file), 'utf8')).toMatch(/= withRequestId\(/);
});
