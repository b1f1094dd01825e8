import { loadCatalogue } from './loadCatalogue';

it('reports a site without a product service', async () => {
  await expect(loadCatalogue('en')).rejects.toMatchObject({
    name: 'ProductServiceError',
    code: 'notConfigured',
  });
});
