import { startProductFake, type ProductFake } from '../testing/tools/productFake';
import { findSlug } from './findSlug';

let service: ProductFake;
beforeAll(async () => {
  service = await startProductFake();
});
afterAll(() => service.close());

test.each([
  ['alpha-550', 'product'],
  ['crimping', 'classification'],
  ['omega', 'none'],
  ['broken', 'unknown'],
] as const)('%s: %s', async (slug, finding) => {
  expect(await findSlug(service.url, slug)).toBe(finding);
});

test('without a product service nothing is known of a slug', async () => {
  expect(await findSlug(undefined, 'alpha-550')).toBe('unknown');
  expect(await findSlug('http://127.0.0.1:9', 'alpha-550')).toBe('unknown');
});
