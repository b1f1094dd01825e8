import { render, screen } from '@testing-library/react';
import type { NewsListing } from '../../contract/lists/NewsListing';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { newsList } from './NewsList.block';
import { newsListing, newsListMock } from './NewsList.mock';

const show = (news: NewsListing | undefined, module: Partial<typeof newsListMock> | { limit: number } = {}) =>
  render(renderBlock({ ...newsListMock, ...module }, { lists: { news } }));

describe('NewsList', () => {
  describeBlock({
    block: newsList,
    mock: newsListMock,
    broken: [{ ...newsListMock, limit: -1 }, 'limit'],
  });

  it('shows each item with its date and a linked title', async () => {
    const { container } = show(newsListing);
    const link = screen.getByRole('link', { name: 'A press that measures every crimp' });
    expect(link).toHaveAttribute('href', '/en/news-1');
    expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20T08:00:00.000Z');
    await expectNoAxeViolations(container);
  });

  it('links to older news, and back to the newest', () => {
    show({ ...newsListing, filter: { after: 'cursor-of-10' } });
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toMatch(/^\/en\/news\?after=cursor-of-4#/);
    expect(screen.getByRole('link', { name: 'Back to the newest' }).getAttribute('href')).toMatch(
      /^\/en\/news#/,
    );
  });

  it('is limited as a teaser, with a link to all news', () => {
    show({ ...newsListing, path: '/en' }, { limit: 2 });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it.each([
    ['There is no news yet.', { ...newsListing, items: [], endCursor: undefined }],
    ['There is no older news.', { ...newsListing, items: [], endCursor: undefined, filter: { after: 'x' } }],
    ['The news cannot be loaded at the moment. Please try again later.', undefined],
  ])('shows "%s"', (sentence, listing) => {
    show(listing);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});
