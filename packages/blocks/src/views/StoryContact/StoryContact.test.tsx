import { render, screen } from '@testing-library/react';
import { storyContactMock, storyTeasersMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { StoryContact } from './StoryContact';

const context = createPageContext();

describe('StoryContact', () => {
  it('2.2 "one author": responsibility, contact details and stories', async () => {
    const { container } = render(
      <StoryContact
        contact={storyContactMock}
        stories={storyTeasersMock.slice(0, 2)}
        context={context}
        contactsHref="/en/stories/contacts"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Crimp laboratory' })).toBeVisible();
    expect(screen.getByRole('link', { name: storyContactMock.email })).toHaveAttribute(
      'href',
      `mailto:${storyContactMock.email ?? ''}`,
    );
    expect(screen.getByRole('link', { name: 'All contacts' })).toHaveAttribute(
      'href',
      '/en/stories/contacts',
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('shows a message without stories', () => {
    render(<StoryContact contact={storyContactMock} stories={[]} context={context} />);
    expect(screen.getByText('There is no story with this contact yet.')).toBeVisible();
  });
});
