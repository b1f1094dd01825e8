import { createSiteViewMock } from '../../view/siteView.mock';

import { createLinkTargets } from './createLinkTargets';

const explain = jest.fn<Promise<{ outcome: { kind: string } }>, [URL]>();
jest.mock('../../routing/explainUrl', () => ({ explainUrl: (url: URL) => explain(url) }));

beforeEach(() => {
  explain.mockReset();
  explain.mockImplementation((url) =>
    Promise.resolve({ outcome: { kind: url.pathname === '/en/here' ? 'page' : 'notFound' } }),
  );
});

const open = async () => createLinkTargets(new Map(), await createSiteViewMock());

it('looks a path up as a reader of the site would ask for it, once', async () => {
  const targets = await open();
  expect(await targets.isPath('/here')).toBe(true);
  expect(await targets.isPath('/gone')).toBe(false);
  expect(await targets.isPath('/gone')).toBe(false);
  expect(explain.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/en/here', '/en/gone']);
});

it('omits files, pictures and targets that cannot be looked up', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const targets = await open();
  expect(await targets.isPath('/file/price-list')).toBe(true);
  expect(explain).not.toHaveBeenCalled();
  explain.mockRejectedValue(new Error('Down.'));
  expect(await targets.isPath('/gone')).toBe(true);
});
