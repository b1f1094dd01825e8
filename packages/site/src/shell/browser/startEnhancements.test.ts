import { consentCookie } from '@kmx/core';

import { startEnhancements } from './startEnhancements';

vi.mock('./consent/reportWebVitals', () => ({ reportWebVitals: vi.fn() }));

const reload = vi.fn();
const setConsent = (value: string) => {
  document.cookie = `${consentCookie.name}=${value}; Path=/`;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

let end: AbortController;

beforeEach(() => {
  reload.mockClear();
  delete window.dataLayer;
  document.title = 'Home';
  document.body.innerHTML = `
    <section data-consent hidden><form>
      <input type="checkbox" name="statistics"><input type="checkbox" name="marketing">
      <button name="choice" value="necessary">Only what is necessary</button>
    </form></section>
    <button data-consent-open hidden>Privacy settings</button>
    <div data-reader="signedOut" hidden>Sign in</div>`;
  end = new AbortController();
});
afterEach(() => end.abort());

it('looks at the page each time it is shown', () => {
  setConsent('v1.statistics');
  const showPage = startEnhancements({ reload }, end.signal);
  expect(find('[data-reader]')?.hidden).toBe(true);
  showPage();
  expect(find('[data-reader]')?.hidden).toBe(false);
  showPage();
  const views = (window.dataLayer ?? []).filter((event) => 'event' in event && event.event === 'page_view');
  expect(views).toHaveLength(2);
});

it('continues when an enhancement fails, and reports the error', () => {
  setConsent('v1');
  Object.assign(window, { reportError: vi.fn() });
  const failure = new Error('The browser stores nothing.');
  vi.spyOn(Document.prototype, 'querySelectorAll').mockImplementationOnce(() => {
    throw failure;
  });
  startEnhancements({ reload }, end.signal)();
  expect(window.reportError).toHaveBeenCalledWith(failure);
  expect(find('[data-reader]')?.hidden).toBe(false);
});

it('requests a reload from its host when a consent is withdrawn', () => {
  setConsent('v1.statistics');
  startEnhancements({ reload }, end.signal)();
  find('[data-consent-open]')?.click();
  expect(reload).not.toHaveBeenCalled();
  find('button[value=necessary]')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});
