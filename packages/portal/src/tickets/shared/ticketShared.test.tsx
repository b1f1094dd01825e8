import { render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { ticketStatuses } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import german from '../../../messages/de.json';
import messages from '../../../messages/en.json';
import japanese from '../../../messages/ja.json';
import { configMock, localeMock, FakePortal } from '../../shared/fakePortal.mock';
import { createLocationLabel } from './locationLabel';
import { createNewTicketHref, createTicketHref, createTicketListHref } from './ticketAddresses';
import { decideMoveLabelId, type ticketRejectionMessageIds } from './ticketLabels';
import { TicketProblem } from './TicketProblem';
import { TicketRejectionNotice } from './TicketRejectionNotice';
import { TicketStatusTag } from './TicketStatusTag';

describe('TicketStatusTag', () => {
  it('shows each of the four with a different label and icon, not by colour alone', async () => {
    const { container } = render(
      <FakePortal>
        {ticketStatuses.map((status) => (
          <TicketStatusTag key={status} status={status} />
        ))}
      </FakePortal>,
    );
    const all = (selector: string, read: (element: Element) => string | null) =>
      new Set([...container.querySelectorAll(selector)].map(read));
    expect(all('[data-status]', ({ textContent }) => textContent).size).toBe(4);
    expect(all('path', (path) => path.getAttribute('d')).size).toBe(4);
    await expectNoAxeViolations(container);
  });
});

describe('next to act', () => {
  it.each([
    ['customer', false, 'Your turn'],
    ['customer', true, 'Customer’s turn'],
    ['provider', false, 'Service team’s turn'],
    ['provider', true, 'Your turn'],
    ['none', false, 'Nothing left to do'],
  ] as const)('%s, read by an employee: %s: "%s"', (move, isInternal, words) => {
    const text = new Map(Object.entries(messages)).get(decideMoveLabelId(move, isInternal));
    expect(text).toBe(words);
  });
});

const codes = [
  ...(['unknownTicket', 'notAllowed', 'closed', 'notReopenable'] as const),
  ...(['invalid', 'attachmentUnavailable', 'storageFull', 'tooMany'] as const),
] satisfies readonly (keyof typeof ticketRejectionMessageIds)[];

describe('8 "Ticket errors advise retry and contacting support"', () => {
  it.each(codes)('the rejection "%s" mentions support and links to it', (code) => {
    render(
      <FakePortal>
        <TicketRejectionNotice code={code} config={configMock} text="What I wrote" />
      </FakePortal>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/(again|new ticket).*contact support/i);
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringContaining('&body=What%20I%20wrote'),
    );
  });

  it('an unavailable service', () => {
    render(
      <FakePortal>
        <TicketProblem problem="unavailable" config={configMock} onRetry={() => undefined} />
      </FakePortal>,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
  });
});

describe('createLocationLabel', () => {
  it.each([
    ['en', 'Hall 2', 'Hall 2, Lucerne, Switzerland'],
    ['en', 'Werk Lucerne, hall 2', 'Werk Lucerne, hall 2, Switzerland'],
    ['de', 'Hall 2', 'Hall 2, Lucerne, Schweiz'],
    ['ja', 'Hall 2', 'Hall 2（Lucerne、スイス）'],
    ['ja', 'Lucerne 工場', 'Lucerne 工場（スイス）'],
  ] as const)('%s, "%s": "%s", the city once', (locale, name, expected) => {
    const intl = createIntl({ locale, messages: { en: messages, de: german, ja: japanese }[locale] });
    expect(createLocationLabel(intl, { name, city: 'Lucerne', country: 'CH' })).toBe(expected);
  });
});

describe('the addresses of section 2', () => {
  it.each([
    [createTicketListHref(localeMock, '?mine=1'), '/en/mykomax/tickets/list?mine=1'],
    [createTicketHref(localeMock, 't/7'), '/en/mykomax/tickets/t%2F7'],
    [createNewTicketHref(localeMock), '/en/mykomax/tickets/newticket'],
    [
      createNewTicketHref(localeMock, { machine: 'm-17', subject: '' }),
      '/en/mykomax/tickets/newticket?machine=m-17',
    ],
  ])('%s', (href, expected) => {
    expect(href).toBe(expected);
  });
});
