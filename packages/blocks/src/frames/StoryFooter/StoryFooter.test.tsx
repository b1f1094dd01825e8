import { render, screen } from '@testing-library/react';
import { storyPageMock, storyTeasersMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { StoryFooter, type StoryFooterProps } from './StoryFooter';

const context = createPageContext();

const show = (props: Partial<StoryFooterProps> = {}) =>
  render(
    <StoryFooter
      story={storyPageMock}
      related={storyTeasersMock.slice(1, 3)}
      intl={context.intl}
      context={context}
      share={<a href="mailto:?subject=x">Mail</a>}
      feedback={<form aria-label="Feedback" />}
      {...props}
    />,
  );

describe('StoryFooter', () => {
  it('2.3 "story page with share, feedback form, related stories (by product slug), topics"', async () => {
    const { container } = show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Share this story',
      'More about',
      'Who can tell you more',
      'Related stories',
    ]);
    expect(screen.getByRole('form', { name: 'Feedback' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('links to each contact, by page, mail and telephone', () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: 'Crimp laboratory' })).toHaveAttribute(
      'href',
      '/en/stories/contacts/crimp-laboratory',
    );
    expect(screen.getByRole('link', { name: '+41\u00a041\u00a0555\u00a001\u00a020' })).toHaveAttribute(
      'href',
      'tel:+41415550120',
    );
    expect(container.querySelector('img')).toHaveAttribute('width', '80');
  });

  it('omits missing parts', () => {
    show({ story: { ...storyPageMock, topics: [], contacts: [] }, related: [], feedback: undefined });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});
