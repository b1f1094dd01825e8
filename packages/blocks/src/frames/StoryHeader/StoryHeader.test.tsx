import { render, screen } from '@testing-library/react';
import { storyPageMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { StoryHeader } from './StoryHeader';

const context = createPageContext();

describe('StoryHeader', () => {
  it('shows the category of the story, and links to similar ones', async () => {
    const { container } = render(<StoryHeader story={storyPageMock} intl={context.intl} context={context} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(storyPageMock.title);
    expect(screen.getByText('Oct 14, 2026')).toHaveAttribute('datetime', storyPageMock.publishedAt);
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute(
      'href',
      '/en/stories?category=customers',
    );
    expect(screen.getByRole('link', { name: 'Crimping' })).toHaveAttribute(
      'href',
      '/en/stories?topic=crimping',
    );
    await expectNoAxeViolations(container);
  });

  it('omits title and picture below a hero banner', () => {
    const { container } = render(
      <StoryHeader story={storyPageMock} intl={context.intl} context={context} isCompact />,
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Oct 14, 2026')).toBeVisible();
  });
});
