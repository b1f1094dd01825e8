import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JobOpeningListing } from '../../contract/lists/JobOpeningListing';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { jobOpeningList } from './JobOpeningList.block';
import { jobOpeningListingMock, jobOpeningListMock } from './JobOpeningList.mock';

const show = (listing: Partial<JobOpeningListing> = {}) =>
  render(
    renderBlock(jobOpeningListMock, { lists: { jobOpenings: { ...jobOpeningListingMock, ...listing } } }),
  );

const namesOf = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('JobOpeningList', () => {
  describeBlock({
    block: jobOpeningList,
    mock: jobOpeningListMock,
    broken: [{ ...jobOpeningListMock, title: 1 as never }, 'title'],
  });

  it('lists the open jobs by place of work, without those that ended or have not begun', async () => {
    const { container } = show();
    expect(namesOf(3)).toEqual(['Plant Hungary', 'Head office and plant']);
    expect(namesOf(4)).toEqual([
      'Assembly technician',
      'Embedded software engineer',
      'Mechanical engineer, crimping',
    ]);
    await expectNoAxeViolations(container);
  });

  it('unfolds an opening, which has an anchor and a mail with its title as the subject', async () => {
    const { container } = show();
    await userEvent.click(screen.getByText('Mechanical engineer, crimping'));
    expect(screen.getByRole('link', { name: 'Apply for Mechanical engineer, crimping' })).toHaveAttribute(
      'href',
      'mailto:careers@komax.example?subject=Mechanical%20engineer%2C%20crimping',
    );
    expect(container.querySelector('details[open] #job-mechanical-engineer')).toHaveTextContent('Your work');
    expect(container.querySelector('details[open] summary')).toHaveTextContent(
      'Development · Full-time, Part-time · Apply by Mar 31, 2027',
    );
    await expectNoAxeViolations(container);
  });

  it('leads to the application form, if there is one', async () => {
    show();
    await userEvent.click(screen.getByText('Assembly technician'));
    expect(screen.getByRole('link', { name: /^Apply for Assembly/ })).toHaveAttribute(
      'href',
      'https://example.com/apply',
    );
  });

  it('shows a message if no job is open or the list cannot be loaded', () => {
    const { unmount } = show({ now: '2026-01-01T00:00:00Z' });
    expect(screen.getByText(/^There are no openings at the moment/)).toBeVisible();
    unmount();
    render(renderBlock(jobOpeningListMock, { lists: {} }));
    expect(screen.getByText(/cannot be loaded at the moment/)).toBeVisible();
  });
});
