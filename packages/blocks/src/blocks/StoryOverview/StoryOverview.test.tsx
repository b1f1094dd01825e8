import { render, screen, within } from '@testing-library/react';
import { emptyStoryFilter, type StoryFilter } from '@kmx/core';
import { storyListingMock } from '../../shared/StoryCard/story.mock';
import { createBlockContext } from '../../testing/createBlockContext';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { StoryOverview } from './StoryOverview';
import { storyOverview } from './StoryOverview.block';
import { storyOverviewMock } from './StoryOverview.mock';
import { storyOverviewSchema } from './StoryOverview.schema';

interface Settings {
  readonly hasFilters?: boolean;
  readonly limit?: number;
}

function show(filter: Partial<StoryFilter> = {}, settings: Settings = {}) {
  const stories = { ...storyListingMock, filter: { ...emptyStoryFilter, ...filter } };
  const data = storyOverviewSchema.parse({ ...storyOverviewMock, ...settings });
  return render(<StoryOverview data={data} context={createBlockContext({ lists: { stories } })} />);
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('StoryOverview', () => {
  describeBlock({
    block: storyOverview,
    mock: storyOverviewMock,
    broken: [{ ...storyOverviewMock, limit: Number.NaN }, 'limit'],
  });

  it('2.3 "stories overview with filters and a video-only toggle": each filter is a link', async () => {
    const { container } = show();
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('Stories found: 4');
    expect(screen.getByRole('link', { name: 'Technology 1' })).toHaveAttribute(
      'href',
      '/en/stories?category=technology#stories',
    );
    expect(screen.getByRole('link', { name: 'Only with video 1' })).toHaveAttribute(
      'href',
      '/en/stories?video=true#stories',
    );
    await expectNoAxeViolations(container);
  });

  it('submits topics, contacts and products without JavaScript, and preserves the choices of links', () => {
    const { container } = show({ category: ['technology'], topic: ['crimping'], isVideoOnly: true });
    const form = container.querySelector('form');
    if (!form) throw new Error('The longer filters are a form.');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/en/stories#stories');
    expect([...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)).toEqual([
      'category=technology',
      'video=true',
      'topic=crimping',
    ]);
  });

  it('filters the list, and can remove each filter', () => {
    show({ category: ['customers'], topic: ['crimping'] });
    expect(titles()).toEqual(['Nine hundred harnesses before lunch']);
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chosen.getByRole('link', { name: 'Remove filter: Customers' })).toHaveAttribute(
      'href',
      '/en/stories?topic=crimping#stories',
    );
    expect(chosen.getByRole('link', { name: 'Reset filters' })).toHaveAttribute(
      'href',
      '/en/stories#stories',
    );
  });

  it('does not link to an empty list', () => {
    const { container } = show({ category: ['people'] });
    const details = container.querySelector('details');
    if (details) details.open = true;
    expect(screen.getByRole('checkbox', { name: 'Recycling 0' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Only with video 0' })).not.toHaveAttribute('href');
  });

  it('shows a message with a reset link if nothing matches', async () => {
    const { container } = show({ category: ['people'], topic: ['recycling'] });
    expect(titles()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No stories match your filters' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Reset filters' })).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('is a row of the newest if it has a limit and no filters, regardless of the address', () => {
    show({ category: ['people'] }, { hasFilters: false, limit: 3 });
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/en/stories');
  });

  it('shows a message if the stories cannot be loaded', () => {
    const data = storyOverviewSchema.parse(storyOverviewMock);
    render(<StoryOverview data={data} context={createBlockContext({ lists: {} })} />);
    expect(screen.getByText('The stories cannot be loaded right now. Please try again later.')).toBeVisible();
  });
});
