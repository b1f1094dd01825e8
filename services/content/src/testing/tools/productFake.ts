import { createServer } from 'node:http';
import { z } from 'zod';

const requestSchema = z.object({ variables: z.object({ slug: z.string() }) });

export interface ProductFake {
  url: string;
  close: () => void;
}

const known = ['alpha-550', 'alpha', 'beta', 'zeta'];

/** Starts a fake product service with a few products and one classification, which fails for the slug "broken". */
export const startProductFake = async (): Promise<ProductFake> => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const { slug } = requestSchema.parse(JSON.parse(body)).variables;
      if (slug === 'broken') return response.writeHead(500).end('no JSON');
      const product = known.includes(slug) ? { slug } : null;
      const classifications = [{ slug: 'crimping' }];
      return response.end(JSON.stringify({ data: { product, classifications } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
