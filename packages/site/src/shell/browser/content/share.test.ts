import { startShareButtons } from './share';

const url = 'https://komax.example/en/stories/crimp';
const markup = `
  <ul data-share-title="Crimp" data-share-url="${url}">
    <li><a href="mailto:?subject=Crimp">E-mail</a></li>
    <li><button hidden data-share="copy" data-done="The link has been copied."><b>Copy link</b></button></li>
    <li><button hidden data-share="device">More ways</button></li>
  </ul>`;

const find = (way: string) => {
  const button = document.querySelector<HTMLElement>(`[data-share=${way}]`);
  if (!button) throw new Error(`There is no button to ${way}.`);
  return button;
};
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

let end: AbortController;
const start = () => {
  end = new AbortController();
  const pageShown = startShareButtons(end.signal);
  pageShown();
  return pageShown;
};

beforeEach(() => {
  document.body.innerHTML = markup;
});
afterEach(() => {
  end.abort();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

describe('2.3 "story page with share"', () => {
  it('offers only what the browser can do, on each page', () => {
    give('clipboard', { writeText: vi.fn() });
    const pageShown = start();
    expect([find('copy').hidden, find('device').hidden]).toEqual([false, true]);
    document.body.innerHTML = markup;
    expect(find('copy').hidden).toBe(true);
    pageShown();
    expect(find('copy').hidden).toBe(false);
  });

  it('copies the public address, and confirms it', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    start();
    document.querySelector('b')?.click();
    expect(writeText).toHaveBeenCalledWith(url);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('[role=status]')).toHaveTextContent('The link has been copied.');
  });

  it('hands title and address to the device', () => {
    const share = vi.fn().mockResolvedValue(undefined);
    give('share', share);
    start();
    find('device').click();
    expect(share).toHaveBeenCalledWith({ title: 'Crimp', url });
  });

  it.each([
    ['is silent when the reader closes the sheet', new DOMException('closed', 'AbortError'), 0],
    ['logs a failure', new Error('no'), 1],
  ])('%s', async (_, error, calls) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    give('share', vi.fn().mockRejectedValue(error));
    start();
    find('device').click();
    await new Promise(requestAnimationFrame);
    expect(warn).toHaveBeenCalledTimes(calls);
    warn.mockRestore();
  });
});
