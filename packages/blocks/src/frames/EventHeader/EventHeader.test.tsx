import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { EventHeader } from './EventHeader';
import { eventHeaderMock } from './EventHeader.mock';

const context = createPageContext();
const show = (now: string) =>
  render(
    <EventHeader
      event={eventHeaderMock}
      calendarHref="/calendar/events/wire-fair.ics"
      now={new Date(now)}
      context={context}
    />,
  );

describe('EventHeader', () => {
  it('shows title, time and place, and links to the calendar file', async () => {
    const { container } = show('2027-01-01T00:00:00Z');
    expect(screen.getByRole('heading', { level: 1, name: 'Wire fair' })).toBeVisible();
    expect(screen.getByText('When').parentElement).toHaveTextContent(/March 1 – 3, 2027/);
    expect(screen.getByText('Where').parentElement).toHaveTextContent('81823 Munich');
    expect(screen.getByRole('link', { name: /Add to calendar/ })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows that the event is over', () => {
    show('2027-03-05T00:00:00Z');
    expect(screen.getByText('This event is over.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
