import axe from 'axe-core';
import { typingPauseMs } from './suggestionBox';
import { startSuggestions } from './suggestions';

const response = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const suggestion = (title: string, url: string, kind = 'product') => ({
  title,
  url,
  kind,
  language: 'en',
  segments: [
    { text: title.slice(0, 5), isMatch: true },
    { text: title.slice(5), isMatch: false },
  ],
});
const found = [
  suggestion('Crimp press', '/en/products/crimp-press'),
  suggestion('Crimping', '/en/products/crimping', 'classification'),
  suggestion('Crimp manual', '/product-assets/manual.pdf', 'document'),
];
const respond = (body: unknown, status = 200) =>
  response.mockResolvedValue({ ok: status < 400, status, json: async () => body } as Response);

const renderPage = () => {
  document.body.innerHTML = `
    <form role="search" action="/en/search">
      <label for="q">Search this site</label>
      <input id="q" name="q" role="searchbox" data-suggest="/api/search-proxy/suggest" data-suggest-list="q-list"
        data-suggest-locale="en" data-suggest-site="main" data-suggest-announcement="Suggested results: {count}"
        data-suggest-kind-product="Product" data-suggest-kind-classification="Product group" />
      <div id="q-list" role="listbox" aria-label="Suggested results" hidden></div>
      <button>Search</button>
    </form>`;
};
const find = <T extends HTMLElement>(selector: string) => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const input = () => find<HTMLInputElement>('#q');
const list = () => find('#q-list');
const options = () => [...list().querySelectorAll<HTMLAnchorElement>('[role=option]')];
const marked = () => options().map((option) => option.getAttribute('aria-selected'));
const press = (key: string, fields: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...fields });
  input().dispatchEvent(event);
  return event;
};
const settle = () => vi.advanceTimersByTimeAsync(typingPauseMs + 50);
const type = async (value: string, fields: InputEventInit = {}) => {
  input().value = value;
  input().dispatchEvent(new InputEvent('input', { bubbles: true, ...fields }));
  await settle();
};
/** Cancels clicks at the document, as the site's link handling does. */
const clicked: string[] = [];

let end: AbortController;

beforeEach(async () => {
  vi.useFakeTimers();
  end = new AbortController();
  clicked.length = 0;
  response.mockReset();
  Object.assign(globalThis, { fetch: response });
  Element.prototype.scrollIntoView = vi.fn();
  renderPage();
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element) clicked.push(event.target.closest('a')?.pathname ?? '');
      event.preventDefault();
    },
    { signal: end.signal },
  );
  startSuggestions(end.signal)();
  input().focus();
  await settle();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

describe('the field', () => {
  it('is a combobox with a list from the start, and sends no request before typing', () => {
    expect(input()).toHaveAttribute('role', 'combobox');
    expect(input()).toHaveAttribute('aria-autocomplete', 'list');
    expect(input()).toHaveAttribute('aria-controls', 'q-list');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(response).not.toHaveBeenCalled();
  });

  it('requests "localeCode, siteSlug, query" (section 7), and shows and announces the suggestions', async () => {
    respond({ suggestions: found });
    await type(' crimp ');
    expect(response.mock.calls[0]?.[0]).toBe('/api/search-proxy/suggest');
    expect(JSON.parse(String(response.mock.calls[0]?.[1].body))).toEqual({
      localeCode: 'en',
      siteSlug: 'main',
      query: 'crimp',
    });
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(list()).toBeVisible();
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Crimp press Product',
      'Crimping Product group',
      'Crimp manual ',
    ]);
    expect(options().map(({ dataset }) => dataset.link)).toEqual(['route', 'route', 'plain']);
    expect(find('#shell-announcer')).toHaveTextContent('Suggested results: 3');
    vi.useRealTimers();
    const { violations } = await axe.run(find('form'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('"emphasise query words" (section 5), never as HTML', async () => {
    respond({ suggestions: [suggestion('<img src=x>', '/en/x')] });
    await type('img');
    expect(list().querySelector('img')).toBeNull();
    expect(find('mark').textContent).toBe('<img ');
  });

  it('requests once for continuous typing, and drops outdated responses', async () => {
    const responses: ((body: unknown) => void)[] = [];
    response.mockImplementation(
      () =>
        new Promise((resolve) => {
          responses.push((body) => resolve({ ok: true, status: 200, json: async () => body } as Response));
        }),
    );
    input().value = 'c';
    input().dispatchEvent(new InputEvent('input'));
    await type('cr');
    expect(response).toHaveBeenCalledTimes(1);
    await type('crimp');
    expect(response.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    responses[1]?.({ suggestions: found });
    responses[0]?.({ suggestions: [] });
    await settle();
    expect(options()).toHaveLength(3);
  });

  it.each([
    ['an error of the server', { suggestions: found }, 503],
    ['a response of another shape', { suggestions: 'none' }, 200],
    ['addresses that run something', { suggestions: [suggestion('x', 'javascript:alert(1)')] }, 200],
    ['addresses of another host in disguise', { suggestions: [suggestion('x', '/\\example.org')] }, 200],
  ])('proposes nothing, in silence: %s', async (_name, body, status) => {
    respond(body, status);
    await type('crimp');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(list()).not.toBeVisible();
  });

  it('proposes nothing, in silence: no network', async () => {
    response.mockRejectedValue(new TypeError('Failed to fetch'));
    await type('crimp');
    expect(list()).not.toBeVisible();
  });

  it('leaves what an input method composes alone until it is done', async () => {
    respond({ suggestions: found });
    await type('あ', { isComposing: true });
    expect(response).not.toHaveBeenCalled();
    input().value = '圧着';
    input().dispatchEvent(new Event('compositionend'));
    await settle();
    expect(response).toHaveBeenCalledTimes(1);
    expect(press('Enter', { isComposing: true }).defaultPrevented).toBe(false);
    expect(list()).toBeVisible();
  });
});

describe('the keys (APG, combobox)', () => {
  beforeEach(async () => {
    respond({ suggestions: found });
    await type('crimp');
  });

  it('arrows go through the options and the field, in a circle', () => {
    press('ArrowDown');
    expect(marked()).toEqual(['true', 'false', 'false']);
    expect(input()).toHaveAttribute('aria-activedescendant', 'q-list-0');
    press('ArrowUp');
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    press('ArrowUp');
    expect(marked()).toEqual(['false', 'false', 'true']);
    expect(input()).toHaveFocus();
  });

  it('Enter goes where the marked option leads', () => {
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(clicked).toEqual(['/en/products/crimping']);
    expect(list()).not.toBeVisible();
  });

  it('Enter without a marked option sends the form', () => {
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(clicked).toEqual([]);
  });

  it("Escape closes the list and not the menu around it; the next one is the menu's", () => {
    const menu = vi.fn();
    document.addEventListener('keydown', menu, { signal: end.signal });
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(list()).not.toBeVisible();
    expect(menu).not.toHaveBeenCalled();
    press('Escape');
    expect(menu).toHaveBeenCalledTimes(1);
  });

  it('an arrow opens again what Escape closed', () => {
    press('Escape');
    press('ArrowDown');
    expect(list()).toBeVisible();
    expect(marked()).toEqual(['true', 'false', 'false']);
  });

  it('closes when the reader leaves, and when the field is emptied', async () => {
    input().blur();
    expect(list()).not.toBeVisible();
    input().focus();
    await type('');
    expect(options()).toEqual([]);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the pointer', () => {
  it('chooses without taking the focus from the field', async () => {
    respond({ suggestions: found });
    await type('crimp');
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    options()[0]?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
    options()[0]?.click();
    expect(clicked).toEqual(['/en/products/crimp-press']);
    expect(list()).not.toBeVisible();
  });
});

it('a panel that opens gives its field the focus, also when it was drawn by script', () => {
  document.body.innerHTML = '<div popover="auto"><input data-suggest="/x" data-suggest-list="x" /></div>';
  const panel = find('[popover]');
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(find('input')).toHaveFocus();
});
