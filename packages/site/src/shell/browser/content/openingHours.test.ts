import { formatSchedule, type OpeningSchedule } from '@kmx/core';

import { startContentElements } from './contentElements';
import { sortByDistance, showDistances } from './distance';
import { showOpenStates } from './openingHours';

const zurich: OpeningSchedule = {
  openingHours: [{ days: ['mon'], opens: '08:00', closes: '17:00' }],
  closedDays: [],
  timeZone: 'Europe/Zurich',
};

const renderHours = (schedule: OpeningSchedule) => {
  document.body.innerHTML = `<ul data-open="Open now · closes {time}" data-closed="Closed now · opens {time}"
    data-closed-long="Closed now" data-own-time="{time} your time"><li><p hidden></p></li></ul>`;
  const place = document.querySelector('p');
  if (place) place.dataset.openingHours = formatSchedule(schedule);
  return place;
};

describe('2.3 "opening hours in the location\'s time zone"', () => {
  beforeEach(() => {
    document.documentElement.lang = 'de-CH';
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Europe/London',
    } as Intl.ResolvedDateTimeFormatOptions);
  });

  it.each([
    ['2027-03-01T10:00:00Z', zurich, 'Open now · closes 17:00 (16:00 your time)'],
    ['2027-03-01T05:00:00Z', zurich, 'Closed now · opens 08:00 (07:00 your time)'],
    ['2027-03-02T05:00:00Z', zurich, 'Closed now · opens Mo. 08:00 (Mo. 07:00 your time)'],
    ['2027-03-01T10:00:00Z', { ...zurich, timeZone: 'Europe/London' }, 'Open now · closes 17:00'],
    ['2027-03-01T10:00:00Z', { ...zurich, openingHours: [] }, 'Closed now'],
  ])('at %s', (now, schedule, expected) => {
    const place = renderHours(schedule);
    showOpenStates(new Date(now));
    expect(place?.textContent?.replaceAll(/,? +/g, ' ')).toBe(expected);
    expect(place).toBeVisible();
  });
});

const renderList = () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<section><div hidden data-distance="Metric" data-done="Nearest: {name}, {distance}." data-rejected="Refused.">
    <button data-distance-ask>Near</button><p data-distance-note>Stays here.</p></div><ul data-locations>
    <li data-location=""><h3>Nowhere</h3></li>
    <li data-location="40.7128 -74.006"><h3>New York</h3></li>
    <li data-location="47.3769 8.5417"><h3>Zurich</h3></li>
    </ul></section>`;
  const [control, list] = ['[data-distance]', 'ul'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!control || !list) throw new Error('The list was not drawn.');
  return { control, list };
};

const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
const bern = { latitude: 46.948, longitude: 7.447 };

describe('2.3 "distance from the visitor only when asked"', () => {
  it.each([
    [undefined, 'Nearest: Zurich, 96 km.'],
    ['Imperial', 'Nearest: Zurich, 59 mi.'],
  ])('sorts the list, in %s', (system, expected) => {
    const { control, list } = renderList();
    if (system) document.documentElement.dataset.measurement = system;
    expect(sortByDistance(list, bern, control)).toBe(expected);
    expect(names()).toEqual(['Zurich', 'New York', 'Nowhere']);
    const figure = expected.replace(/^.*, (.*)\.$/, '$1');
    expect(list.querySelector('h3 + [data-location-distance]')).toHaveTextContent(figure);
    expect(list.querySelectorAll('[data-location-distance]')).toHaveLength(2);
    sortByDistance(list, bern, control);
    expect(list.querySelectorAll('[data-location-distance]')).toHaveLength(2);
    delete document.documentElement.dataset.measurement;
  });

  it('shows a message when the browser denies the position, and keeps the list', () => {
    const { control } = renderList();
    const getCurrentPosition = vi.fn((_: unknown, rejectWith: () => void) => rejectWith());
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const end = new AbortController();
    startContentElements(end.signal)();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(control.hidden).toBe(false);
    control.querySelector('button')?.click();
    expect(control).toHaveTextContent('Refused.');
    expect(names()).toEqual(['Nowhere', 'New York', 'Zurich']);
    end.abort();
    showDistances(control);
    expect(getCurrentPosition).toHaveBeenCalledTimes(2);
  });
});

describe('a share table', () => {
  it('is sorted by the column of the pressed button', () => {
    const rows = [
      ['b', '9'],
      ['a', '10'],
      ['c', 'none'],
    ].map(
      ([name = '', figure = '']) =>
        `<tr><th><span data-sort-key="${name}" data-sort-kind="text">${name}</span></th>` +
        `<td><span data-sort-key="${figure}" data-sort-kind="${figure === 'none' ? 'text' : 'number'}">${figure}</span></td></tr>`,
    );
    const head = ['Name', 'Figure'].map(
      (label, index) =>
        `<th><span data-sort-plain>${label}</span><button hidden data-sort-column="${index}">${label}</button></th>`,
    );
    document.body.innerHTML = `<div data-sortable data-sorted="Sorted by {column}."><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    const end = new AbortController();
    startContentElements(end.signal)();
    const order = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    const [byName, byFigure] = document.querySelectorAll('button');
    byFigure?.click();
    expect(order()).toEqual(['b', 'a', 'c']);
    expect(byFigure?.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    byFigure?.click();
    expect(order()).toEqual(['a', 'b', 'c']);
    byName?.click();
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(byFigure?.closest('th')).not.toHaveAttribute('aria-sort');
    end.abort();
  });
});
