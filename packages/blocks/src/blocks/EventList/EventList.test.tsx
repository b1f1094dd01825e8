import { render, screen, within } from '@testing-library/react';
import type { EventListing } from '../../contract/lists/EventListing';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { eventList } from './EventList.block';
import { eventListingMock, eventListMock } from './EventList.mock';

const show = (listing: Partial<EventListing> = {}, module = {}) =>
  render(
    renderBlock({ ...eventListMock, ...module }, { lists: { events: { ...eventListingMock, ...listing } } }),
  );

describe('EventList', () => {
  describeBlock({
    block: eventList,
    mock: eventListMock,
    broken: [{ ...eventListMock, id: 'x', limit: Number.NaN }, 'limit'],
  });

  it('groups upcoming events by month, with local time and calendar file', async () => {
    const { container } = show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'March 2027',
      'April 2027',
    ]);
    const webinar = screen.getByRole('link', { name: 'Reading a crimp force curve' }).closest('li');
    expect(webinar).toHaveTextContent(/4:00 – 5:00.PM GMT\+2/);
    expect(webinar).toHaveTextContent('Webinar');
    const fair = screen.getByRole('link', { name: 'Wire fair' }).closest('li');
    expect(fair).toHaveTextContent('On now');
    expect(fair).toHaveTextContent('Munich exhibition centre, Germany · Stand A4.221');
    expect(screen.getByRole('link', { name: /^Add to calendar.*Wire fair$/ })).toHaveAttribute(
      'href',
      '/calendar/events/wire-fair.ics?l=en',
    );
    await expectNoAxeViolations(container);
  });

  it('links to the other periods and types', () => {
    show();
    const periods = within(screen.getByRole('list', { name: 'Period' }));
    expect(periods.getByRole('link', { name: 'Past' })).toHaveAttribute('href', '/en/events?period=past');
    expect(periods.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'true');
    const kinds = within(screen.getByRole('list', { name: 'Event type' }));
    expect(kinds.getByRole('link', { name: /Webinar/ })).toHaveAttribute('href', '/en/events?kind=webinar');
  });

  it('offers no calendar file for a past event', () => {
    show({ filter: { ...eventListingMock.filter, period: 'past' } });
    expect(screen.getByRole('link', { name: 'Crimp quality day' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add to calendar/ })).toBeNull();
  });

  it('has no filters in a short list', () => {
    show({}, { limit: 1, period: 'upcoming' });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Add/ })).toHaveLength(1);
  });

  it('shows a message if it cannot be loaded or nothing matches', () => {
    const { unmount } = render(renderBlock(eventListMock, { lists: {} }));
    expect(screen.getByText(/cannot be loaded at the moment/)).toBeVisible();
    unmount();
    show({ filter: { ...eventListingMock.filter, text: 'zebra' } });
    expect(screen.getByText('Nothing matches these filters.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reset filters' })).toHaveAttribute('href', '/en/events');
  });
});
