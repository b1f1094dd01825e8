import { versionPollMs } from '@kmx/core';

import { fetchLatestBuildId } from '../shell/browser/page/fetchLatestBuildId';

import { watchVersion } from './watchVersion';

vi.mock('../shell/browser/page/fetchLatestBuildId');
const fetchId = vi.mocked(fetchLatestBuildId);
const onNewVersion = vi.fn();

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const lookAgain = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
};

let end: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(performance, 'now').mockReturnValue(400);
  document.documentElement.dataset.build = 'a';
  fetchId.mockReset().mockResolvedValue('a');
  onNewVersion.mockReset();
  end = new AbortController();
  watchVersion(onNewVersion, end.signal);
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

it('9 "manifest fetch about 1 s after start", then every ten minutes and when the page becomes visible', async () => {
  await pass(599);
  expect(fetchId).not.toHaveBeenCalled();
  await pass(1);
  expect(fetchId).toHaveBeenCalledTimes(1);
  await pass(versionPollMs);
  expect(fetchId).toHaveBeenCalledTimes(2);
  await lookAgain();
  expect(fetchId).toHaveBeenCalledTimes(3);
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('reports a new version once, and stops polling', async () => {
  fetchId.mockResolvedValue('b');
  await pass(600);
  await lookAgain();
  await pass(versionPollMs);
  expect(onNewVersion).toHaveBeenCalledTimes(1);
  expect(fetchId).toHaveBeenCalledTimes(1);
});

it('continues after an invalid manifest', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchId.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('b');
  await pass(600);
  expect(warn).toHaveBeenCalled();
  await lookAgain();
  expect(onNewVersion).toHaveBeenCalledTimes(1);
});
