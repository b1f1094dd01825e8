import { startConsentDialog } from './consentDialog';
import { startTags } from './startTags';

vi.mock('./reportWebVitals', () => ({ reportWebVitals: vi.fn() }));

const markup = `
  <main>Page</main>
  <section data-consent hidden aria-labelledby="t"><form data-consent-form><h2 id="t">Privacy</h2>
    <input type="checkbox" name="statistics"><input type="checkbox" name="marketing">
    <button name="choice" value="all">All</button><button name="choice" value="selection">These</button>
    <button name="choice" value="necessary">None</button></form></section>
  <footer><button data-consent-open hidden>Privacy settings</button></footer>`;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const clear = (name: string) => (document.cookie = `${name}=; Max-Age=0; Path=/`);
const isShown = () => !find('[data-consent]').hidden;
const press = (choice: string) => {
  find(`[value=${choice}]`).focus();
  find(`[value=${choice}]`).click();
};

let end: AbortController;
const onDecision = vi.fn();
const start = () => {
  end = new AbortController();
  const pageShown = startConsentDialog(onDecision, end.signal);
  pageShown();
  return pageShown;
};

beforeEach(() => {
  document.body.innerHTML = markup;
  delete window.dataLayer;
  onDecision.mockReset();
  ['consent', 'testing'].forEach(clear);
});
afterEach(() => end.abort());

describe('the consent form', () => {
  it('requests a decision without taking the focus, and is announced to assistive technology', async () => {
    start();
    expect(isShown()).toBe(true);
    expect(document.activeElement).toBe(document.body);
    await new Promise(requestAnimationFrame);
    expect(find('[role=status]').textContent).toBe('Privacy');
  });

  it.each([
    ['after a decision', 'consent=v1.'],
    ['a test ("testing=true … disables cookie consent", section 2.2)', 'testing=true'],
  ])('is not shown %s', (_name, cookie) => {
    document.cookie = cookie;
    start();
    expect(isShown()).toBe(false);
  });

  it.each([
    ['all', 'consent=v1.statistics.marketing'],
    ['selection', 'consent=v1.marketing'],
    ['necessary', 'consent=v1'],
  ])('stores the decision "%s" and moves the focus to the page', (choice, cookie) => {
    start();
    find('[name=marketing]').click();
    press(choice);
    expect(document.cookie).toBe(cookie);
    expect(onDecision).toHaveBeenCalledTimes(1);
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(find('main'));
  });

  it('reopens from the footer with the previous decision, closes on Escape and restores the focus', () => {
    document.cookie = 'consent=v1.statistics';
    start();
    const opener = find('[data-consent-open]');
    expect(opener.hidden).toBe(false);
    opener.click();
    expect(find('[name=statistics]')).toHaveProperty('checked', true);
    expect(find('[name=marketing]')).toHaveProperty('checked', false);
    expect(document.activeElement).toBe(find('[data-consent]'));
    find('[data-consent]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('opens again on the next page until a decision is made', () => {
    const pageShown = start();
    document.body.innerHTML = markup;
    expect(isShown()).toBe(false);
    pageShown();
    expect(isShown()).toBe(true);
  });
});

describe('tags ("An analytics data-layer event is emitted on page view", section 7)', () => {
  const views = () =>
    (window.dataLayer ?? []).filter((item) => 'event' in item && item.event === 'page_view');
  const container = () => document.querySelector('script[data-tag-manager]');

  beforeEach(() => {
    start();
    document.head.innerHTML = '<title>Company</title>';
    Object.assign(document.documentElement, { lang: 'de-CH' });
    Object.assign(document.documentElement.dataset, {
      site: 'main',
      theme: 'Komax',
      tagManager: 'GTM-ABC123',
    });
  });

  it.each([
    ['no decision', '', 0, false],
    ['rejected', 'consent=v1', 0, false],
    ['marketing alone', 'consent=v1.marketing', 0, true],
    ['statistics', 'consent=v1.statistics', 1, true],
  ])('%s', (_name, cookie, count, isLoaded) => {
    document.cookie = cookie;
    startTags(vi.fn()).pageShown();
    expect(views()).toHaveLength(count);
    expect(container() !== null).toBe(isLoaded);
  });

  it('2.2 "testing=true … disables … tag manager and monitoring scripts"', () => {
    document.cookie = 'consent=v1.statistics.marketing';
    document.cookie = 'testing=true';
    startTags(vi.fn()).pageShown();
    expect([views(), container()]).toEqual([[], null]);
  });

  it('describes the page, once per page', () => {
    document.cookie = 'consent=v1.statistics';
    const tags = startTags(vi.fn());
    tags.pageShown();
    tags.pageShown();
    expect(views()).toHaveLength(2);
    expect(views()[0]).toEqual({
      event: 'page_view',
      page: {
        path: window.location.pathname,
        title: 'Company',
        locale: 'de-CH',
        site: 'main',
        theme: 'Komax',
      },
    });
  });

  it.each([
    ['comes late', 'Imprint'],
    ['never comes', ''],
  ])('waits for the title of a page that is rendered before it: %s', async (_name, title) => {
    vi.useFakeTimers();
    document.cookie = 'consent=v1.statistics';
    document.title = '';
    startTags(vi.fn()).pageShown();
    expect(views()).toEqual([]);
    document.title = title;
    await vi.advanceTimersByTimeAsync(title === '' ? 2000 : 0);
    expect(views()).toMatchObject([{ page: { title } }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(views()).toHaveLength(1);
    vi.useRealTimers();
  });

  it('starts with the current page when consent is given, and stops when it is withdrawn', () => {
    const onWithdrawal = vi.fn();
    const tags = startTags(onWithdrawal);
    tags.pageShown();
    document.cookie = 'consent=v1.statistics';
    tags.consentChanged();
    expect(views()).toHaveLength(1);
    document.cookie = 'consent=v1';
    tags.consentChanged();
    expect(onWithdrawal).toHaveBeenCalledTimes(1);
    tags.pageShown();
    expect(views()).toHaveLength(1);
  });
});
