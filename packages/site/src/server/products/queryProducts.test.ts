import { loadCatalogue } from './loadCatalogue';

it('says so when this site has no product service', async () => {
  await expect(loadCatalogue('en')).rejects.toMatchObject({
    name: 'ProductServiceError',
    code: 'notConfigured',
  });
});
