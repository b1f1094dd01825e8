import { startOnDemand } from './startOnDemand';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('loads and starts an enhancement once, on the first page that needs it, and shows it on each', async () => {
  const { signal } = new AbortController();
  const show = vi.fn();
  const start = vi.fn(() => show);
  const load = vi.fn().mockResolvedValue(start);
  const pageShown = startOnDemand('[data-map]', load)(signal);
  document.body.innerHTML = '<p>Nothing</p>';
  pageShown();
  await settled();
  expect(load).not.toHaveBeenCalled();
  document.body.innerHTML = '<p data-map></p>';
  pageShown();
  pageShown();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(start.mock.calls).toEqual([[signal]]);
  expect(show).toHaveBeenCalledTimes(2);
});
