import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { locationList } from './LocationList.block';
import { locationListingMock, locationListMock } from './LocationList.mock';

const show = (filter = locationListingMock.filter) =>
  render(renderBlock(locationListMock, { lists: { locations: { ...locationListingMock, filter } } }));

describe('LocationList', () => {
  describeBlock({
    block: locationList,
    mock: locationListMock,
    broken: [{ ...locationListMock, title: null, text: null, id: null, hasMap: 'x' as never }, 'hasMap'],
  });

  it('links from the map to each entry, which shows contact details and opening hours', () => {
    const { container } = show();
    const points = within(screen.getByRole('list', { name: 'Locations on the map' }));
    const link = points.getByRole('link', { name: /^Dierikon and 2 more/ });
    const entry = container.querySelector(link.getAttribute('href') ?? '');
    expect(entry).toHaveTextContent('Dierikon');
    expect(entry).toHaveTextContent(/Mon–Fri8:00 AM–12:00 PM1:00 PM–5:00 PM/);
    expect(entry).toHaveTextContent('Local time, Central European Time');
    expect(entry).toHaveTextContent('Also closed: Aug 2, 2027 (Works holiday)');
    expect(screen.getByRole('img', { name: /^Map of the locations/ })).toBeVisible();
  });

  it('refers to the drawing of the world if the site has it as a file, but not to that of a region', () => {
    const worldHref = '/world.svg#land';
    const draw = (filter = locationListingMock.filter) =>
      render(
        renderBlock(locationListMock, {
          worldHref,
          lists: { locations: { ...locationListingMock, filter } },
        }),
      ).container.querySelector('svg[role=img]');
    const { filter } = locationListingMock;
    expect(draw()?.querySelector('use')).toHaveAttribute('href', worldHref);
    expect(draw()?.querySelector('path')).toBeNull();
    expect(draw({ ...filter, countries: ['CH'] })?.querySelector('path')).toHaveAttribute('d');
  });

  it('collapses the entries, unless a filter leaves only a few', async () => {
    const { container, rerender } = show();
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
    const [summary] = screen.getAllByText('Dierikon');
    expect(summary?.closest('summary')).toHaveTextContent('Switzerland');
    await userEvent.click(summary ?? container);
    const entry = container.querySelector('#location-dierikon');
    expect(entry?.closest('details')).toHaveAttribute('open');
    rerender(
      renderBlock(locationListMock, {
        lists: {
          locations: { ...locationListingMock, filter: { kinds: [], countries: ['US'], text: '' } },
        },
      }),
    );
    expect(container.querySelectorAll('details:not([open])')).toHaveLength(0);
  });

  it('hides distances until the script has loaded', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Sort by distance from me' })).toBeNull();
  });

  it('shows the filtered entries', async () => {
    const { container } = show({ kinds: ['plant'], countries: ['CH'], text: '' });
    expect(container.querySelectorAll('[data-location]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Plant/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /^Plant/ })).toHaveAttribute('href', '/en/locations?country=CH');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CH');
    await expectNoAxeViolations(container);
  });
});
