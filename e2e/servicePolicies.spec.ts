import { expect, test } from '@playwright/test';

import { contentUrl } from './support/addresses';

test('the content service optimises no pictures for anybody who asks', async ({ request }) => {
  const response = await request.get(`${contentUrl}/_next/image?url=%2Fblocks%2Faccordion.webp&w=640&q=75`);
  expect(response.status()).toBe(404);
});
