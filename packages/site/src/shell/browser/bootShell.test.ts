import { bootShell } from './bootShell';
import { startShell } from './startShell.client';

jest.mock('./startShell.client', () => ({ startShell: jest.fn() }));
const startMock = jest.mocked(startShell);

const host = { pushRoute: jest.fn(), prefetchRoute: jest.fn(), showError: jest.fn() };
const running = { navigate: jest.fn(), pageShown: jest.fn(), stop: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockReturnValue(200);
  startMock.mockReset().mockReturnValue(running);
  for (const mock of [...Object.values(host), ...Object.values(running)]) mock.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('bootShell', () => {
  it('starts the shell about 1 s after the page (section 9)', async () => {
    const shell = bootShell(host);
    await jest.advanceTimersByTimeAsync(799);
    expect(startMock).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(startMock).toHaveBeenCalledWith(host, false);
    shell.stop();
    expect(running.stop).toHaveBeenCalled();
  });

  it('passes navigations to the router until then, and to the shell afterwards', async () => {
    const shell = bootShell(host);
    shell.navigate('/en/a');
    await jest.runAllTimersAsync();
    shell.navigate('/en/b');
    shell.pageShown();
    expect([host.pushRoute.mock.calls, running.navigate.mock.calls]).toEqual([[['/en/a']], [['/en/b']]]);
    expect(running.pageShown).toHaveBeenCalledTimes(1);
    shell.stop();
  });

  it.each([
    ['passes on that a form was changed meanwhile', false, true],
    ['forgets the form of a page that was left', true, false],
  ])('%s', async (_name, isLeft, isFormDirty) => {
    const shell = bootShell(host);
    document.dispatchEvent(new Event('input'));
    if (isLeft) shell.pageShown();
    await jest.runAllTimersAsync();
    expect(startMock).toHaveBeenCalledWith(host, isFormDirty);
    shell.stop();
  });

  it('does not start after it was stopped', async () => {
    bootShell(host).stop();
    await jest.runAllTimersAsync();
    expect(startMock).not.toHaveBeenCalled();
  });

  it('keeps the page if the shell cannot start', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const failure = new Error('A mistake of ours');
    startMock.mockImplementation(() => {
      throw failure;
    });
    const shell = bootShell(host);
    await jest.runAllTimersAsync();
    shell.navigate('/en/a');
    expect(logged).toHaveBeenCalledWith(failure);
    expect(host.pushRoute).toHaveBeenCalledWith('/en/a');
    shell.stop();
  });
});
