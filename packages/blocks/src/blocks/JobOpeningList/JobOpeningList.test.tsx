import { render, screen } from '@testing-library/react';
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

  it('links to the page of an opening, and shows the last day to apply', async () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: 'Mechanical engineer, crimping' })).toHaveAttribute(
      'href',
      '/en/careers/mechanical-engineer',
    );
    expect(screen.getByText('Development · Full-time, Part-time · Apply by Mar 31, 2027')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows a message if no job is open or the list cannot be loaded', () => {
    const { unmount } = show({ now: '2026-01-01T00:00:00Z' });
    expect(screen.getByText(/^There are no openings at the moment/)).toBeVisible();
    unmount();
    render(renderBlock(jobOpeningListMock, { lists: {} }));
    expect(screen.getByText(/cannot be loaded at the moment/)).toBeVisible();
  });
});
