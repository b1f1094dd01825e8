import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { eventHeaderMock } from '../EventHeader/EventHeader.mock';
import { EventFooter } from './EventFooter';

const context = createPageContext();

describe('EventFooter', () => {
  it('links to the organiser, to a meeting and to the other events', async () => {
    const { container } = render(
      <EventFooter
        link={eventHeaderMock.link}
        contactHref="/en/contact"
        listHref="/en/events"
        context={context}
      />,
    );
    expect(screen.getByRole('link', { name: /Tickets/ })).toHaveAttribute('href', 'https://example.com/fair');
    expect(screen.getByRole('link', { name: 'Arrange a meeting' })).toHaveAttribute('href', '/en/contact');
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events');
    await expectNoAxeViolations(container);
  });

  it('renders nothing without links', () => {
    const { container } = render(<EventFooter link={undefined} context={context} />);
    expect(container).toBeEmptyDOMElement();
  });
});
