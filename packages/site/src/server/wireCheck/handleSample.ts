import { contentDisposition } from '../http/contentDisposition';

import { sampleFile } from './wireExample';

export const handleSample = (): Response =>
  new Response(sampleFile(), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', 'wires.csv'),
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  });
