import { startMeasurementSwitch } from './measurementSwitch';

const markup = `
  <span data-measurement-switch>
    <a href="?measurement=metric" data-measurement-choice="Metric" aria-current="true" data-announcement="Metric units are shown.">Metric</a>
    <a href="?measurement=imperial" data-measurement-choice="Imperial" data-announcement="Imperial units are shown."><b>Imperial</b></a>
  </span>`;

const { dataset } = document.documentElement;
const currents = () =>
  [...document.querySelectorAll('[aria-current]')].map((element) => element.textContent.trim());

let end: AbortController;
const start = () => {
  end = new AbortController();
  const pageShown = startMeasurementSwitch(end.signal);
  pageShown();
  return pageShown;
};
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  document.body.innerHTML = markup;
  dataset.measurement = 'Metric';
  document.cookie = 'measurement=; Max-Age=0; Path=/';
});
afterEach(() => end.abort());

describe('4 "Measurement system: explicit user choice, else the country\'s default, else Metric"', () => {
  it('is changed in place, stored and announced', async () => {
    start();
    expect(click().defaultPrevented).toBe(true);
    expect(dataset.measurement).toBe('Imperial');
    expect(document.cookie).toContain('measurement=imperial');
    expect(currents()).toEqual(['Imperial']);
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('[role=status]')).toHaveTextContent('Imperial units are shown.');
  });

  it('sets the unit of downloaded files', () => {
    document.body.innerHTML += '<a href="/file?compare=a:b&measurement=metric" data-measurement-file>CSV</a>';
    start();
    click();
    const file = document.querySelector<HTMLAnchorElement>('[data-measurement-file]');
    expect([...new URL(file?.href ?? '').searchParams]).toEqual([
      ['compare', 'a:b'],
      ['measurement', 'imperial'],
    ]);
  });

  it.each([
    ['the choice', 'measurement=imperial', 'Imperial'],
    ['an invalid choice', 'measurement=other', 'Metric'],
    ['nothing', '', 'Metric'],
  ])('a page of a cache in between is corrected by %s', (_, cookie, expected) => {
    if (cookie) document.cookie = `${cookie}; Path=/`;
    start();
    expect(dataset.measurement).toBe(expected);
    expect(currents()).toEqual([expected]);
  });

  it('the next page, rendered by the server, agrees too', () => {
    const pageShown = start();
    click();
    document.body.innerHTML = markup;
    pageShown();
    expect(currents()).toEqual(['Imperial']);
  });

  it('a click for a new tab is left to the browser', () => {
    start();
    expect(click({ ctrlKey: true }).defaultPrevented).toBe(false);
    expect(dataset.measurement).toBe('Metric');
  });

  it('a click beside the links changes nothing', () => {
    start();
    document.body.click();
    expect(dataset.measurement).toBe('Metric');
  });
});
