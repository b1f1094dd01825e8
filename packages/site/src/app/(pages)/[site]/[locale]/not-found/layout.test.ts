import { createLocale } from '@kmx/core';

import { generateMetadata } from './layout';
import { loadShellView } from '@/server/view/createSiteView';
import { createSiteViewMock } from '@/server/view/siteView.mock';

jest.mock('@/server/view/createSiteView', () => ({ loadShellView: jest.fn() }));

it.each([
  ['en', 'Page not found'],
  ['de', 'Seite nicht gefunden'],
] as const)('names a missing page in the language of its address: %s', async (language, title) => {
  const view = await createSiteViewMock({ locale: createLocale(language), site: { name: 'Komax' } });
  jest.mocked(loadShellView).mockResolvedValue(view);
  const params = Promise.resolve({ site: 'main', locale: language });
  await expect(generateMetadata({ params })).resolves.toEqual({
    title: `${title} | Komax`,
    robots: { index: false },
  });
});
