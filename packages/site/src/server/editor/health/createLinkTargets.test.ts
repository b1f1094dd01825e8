import { createSiteViewMock } from '../../view/siteView.mock';

import { createLinkTargets } from './createLinkTargets';

const explain = vi.fn<(url: URL) => Promise<{ outcome: { kind: string } }>>();
vi.mock('../../routing/explainUrl', () => ({ explainUrl: (url: URL) => explain(url) }));

beforeEach(() => {
  explain.mockReset();
  explain.mockImplementation((url) =>
    Promise.resolve({ outcome: { kind: url.pathname === '/en/here' ? 'page' : 'notFound' } }),
  );
});

const open = async () => createLinkTargets(new Map(), await createSiteViewMock());

it('looks up a path as a reader would request it, once', async () => {
  const targets = await open();
  expect(await targets.isPath('/here')).toBe(true);
  expect(await targets.isPath('/gone')).toBe(false);
  expect(await targets.isPath('/gone')).toBe(false);
  expect(explain.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/en/here', '/en/gone']);
});

it('ignores files, images and targets whose lookup fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const targets = await open();
  expect(await targets.isPath('/file/price-list')).toBe(true);
  expect(explain).not.toHaveBeenCalled();
  explain.mockRejectedValue(new Error('Down.'));
  expect(await targets.isPath('/gone')).toBe(true);
});
