import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { financialCalendar } from './FinancialCalendar.block';
import { financialCalendarMock } from './FinancialCalendar.mock';

describe('FinancialCalendar', () => {
  describeBlock({
    block: financialCalendar,
    mock: financialCalendarMock,
    broken: [{ ...financialCalendarMock, entries: [] }, 'entries'],
  });

  it('2.3 "financial calendar with .ics": all dates, and each upcoming one', () => {
    render(renderBlock(financialCalendarMock, { pageId: 'p1' }));
    expect(screen.getByRole('link', { name: 'All dates for your calendar' })).toHaveAttribute(
      'href',
      '/calendar/financial/p1.ics?l=en',
    );
    expect(screen.getByRole('link', { name: /Annual general meeting/ })).toHaveAttribute(
      'href',
      '/calendar/financial/p1/fc2.ics?l=en',
    );
    const past = screen.getByRole('heading', { name: 'Annual report 2023' }).closest('li');
    expect(past).toHaveTextContent('Past');
    expect(screen.queryByRole('link', { name: /Annual report 2023/ })).toBeNull();
    expect(screen.getByText(/September 2 – 3, 2098/)).toBeVisible();
  });
});
