import { bootShell } from './bootShell';
import { startShell } from './startShell.client';

vi.mock('./startShell.client', () => ({ startShell: vi.fn() }));
const startMock = vi.mocked(startShell);

const host = { pushRoute: vi.fn(), prefetchRoute: vi.fn(), showError: vi.fn() };
const running = { navigate: vi.fn(), pageShown: vi.fn(), stop: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(200);
  startMock.mockReset().mockReturnValue(running);
  for (const mock of [...Object.values(host), ...Object.values(running)]) mock.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('bootShell', () => {
  it('starts the shell about 1 s after the page (section 9)', async () => {
    const shell = bootShell(host);
    await vi.advanceTimersByTimeAsync(799);
    expect(startMock).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(startMock).toHaveBeenCalledWith(host, false);
    shell.stop();
    expect(running.stop).toHaveBeenCalled();
  });

  it('passes navigations to the router until then, and to the shell afterwards', async () => {
    const shell = bootShell(host);
    shell.navigate('/en/a');
    await vi.runAllTimersAsync();
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
    await vi.runAllTimersAsync();
    expect(startMock).toHaveBeenCalledWith(host, isFormDirty);
    shell.stop();
  });

  it('does not start after it was stopped', async () => {
    bootShell(host).stop();
    await vi.runAllTimersAsync();
    expect(startMock).not.toHaveBeenCalled();
  });

  it('keeps the page if the shell cannot start', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('A mistake of ours');
    startMock.mockImplementation(() => {
      throw failure;
    });
    const shell = bootShell(host);
    await vi.runAllTimersAsync();
    shell.navigate('/en/a');
    expect(logged).toHaveBeenCalledWith(failure);
    expect(host.pushRoute).toHaveBeenCalledWith('/en/a');
    shell.stop();
  });
});
