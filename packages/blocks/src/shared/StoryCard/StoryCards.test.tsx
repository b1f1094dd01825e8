import { render, screen, within } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { storyTeasersMock } from './story.mock';
import { StoryCards } from './StoryCards';
import { StoryTeasers } from './StoryTeasers';

const context = createPageContext();

describe('StoryCards', () => {
  it('link to each story, with its category, date and video label', async () => {
    const { container } = render(
      <StoryCards stories={storyTeasersMock} context={context} headingLevel={2} hasLead />,
    );
    const [first, second, third] = screen.getAllByRole('article');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(first).toHaveTextContent('Customers');
    expect(first).toHaveTextContent('Oct 14, 2026');
    expect(first).toHaveTextContent('With video');
    expect(second).not.toHaveTextContent('With video');
    expect(first?.dataset.lead).toBe('list');
    expect(second?.dataset.lead).toBeUndefined();
    if (!third) throw new Error('There are four stories.');
    expect(within(third).getByRole('link', { name: 'First year at the vice' })).toHaveAttribute(
      'href',
      '/en/stories/first-year',
    );
    await expectNoAxeViolations(container);
  });

  it.each([
    { count: 1, hasLead: false, lead: 1 },
    { count: 2, hasLead: true, lead: 0 },
    { count: 3, hasLead: true, lead: 1 },
    { count: 3, hasLead: false, lead: 0 },
  ])('of $count with a lead ($hasLead): $lead is large', ({ count, hasLead, lead }) => {
    const stories = storyTeasersMock.slice(0, count);
    render(<StoryCards stories={stories} context={context} headingLevel={2} hasLead={hasLead} />);
    const large = screen.getAllByRole('article').filter((article) => article.dataset.lead);
    expect(large).toHaveLength(lead);
  });

  it('have pictures in the size of the specification: "story image 768x432"', () => {
    const { container } = render(
      <StoryCards stories={storyTeasersMock.slice(0, 1)} context={context} headingLevel={2} />,
    );
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('width', '768');
    expect(image).toHaveAttribute('height', '432');
    expect(image).toHaveAttribute('alt', '');
  });

  it('mark the language of texts in another language', () => {
    const [story] = storyTeasersMock;
    const stories = story ? [{ ...story, lang: 'de-CH' }] : [];
    render(<StoryCards stories={stories} context={context} headingLevel={2} />);
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'de-CH');
  });
});

describe('StoryTeasers', () => {
  const show = (stories: typeof storyTeasersMock) =>
    render(
      <StoryTeasers
        id="stories"
        title="Stories"
        stories={stories}
        context={context}
        allHref="/en/stories?x"
      />,
    );

  it('link to the complete list', () => {
    show(storyTeasersMock);
    expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/en/stories?x');
  });

  it('render nothing without stories', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });
});
