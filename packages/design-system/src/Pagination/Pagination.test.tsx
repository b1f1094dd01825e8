import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { decidePageSteps } from './decidePageSteps';
import { Pagination } from './Pagination';
import { paginationMock } from './Pagination.mock';

describe('decidePageSteps', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %d of %d offers %o', (page, pageCount, expected) => {
    expect(decidePageSteps(page, pageCount)).toEqual(expected);
  });
});

describe('Pagination', () => {
  it('names the pages and marks the current one', async () => {
    const { container } = render(<Pagination {...paginationMock} />);
    expect(screen.getByRole('navigation', { name: 'Pages of users' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5');
    await expectNoAxeViolations(container);
  });

  it('renders nothing for one page', () => {
    const { container } = render(<Pagination {...paginationMock} page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no previous link on the first page', () => {
    render(<Pagination {...paginationMock} page={1} />);
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });

  it('shows another page in place', async () => {
    const onSelect = vi.fn();
    render(<Pagination {...paginationMock} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(onSelect).toHaveBeenCalledWith(3);
  });

  it('leaves clicks with a modifier key to the browser', () => {
    const onSelect = vi.fn();
    render(<Pagination {...paginationMock} onSelect={onSelect} />);
    const link = screen.getByRole('link', { name: 'Page 3' });
    const click = createEvent.click(link, { ctrlKey: true });
    // Prevents jsdom's error about missing navigation.
    link.parentElement?.addEventListener('click', () => undefined);
    fireEvent(link, click);
    expect(onSelect).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  });
});
