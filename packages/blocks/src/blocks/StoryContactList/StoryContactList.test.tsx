import { render, screen } from '@testing-library/react';
import type { StoryContactListing } from '../../contract/lists/StoryListing';
import { storyContactMock } from '../../shared/StoryCard/story.mock';
import { createBlockContext } from '../../testing/createBlockContext';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { StoryContactList } from './StoryContactList';
import { storyContactList } from './StoryContactList.block';
import { storyContactListMock } from './StoryContactList.mock';
import { storyContactListSchema } from './StoryContactList.schema';

function show(items: StoryContactListing['items'] | undefined) {
  const lists = items ? { storyContacts: { items, path: '/en/stories/contacts' } } : {};
  const data = storyContactListSchema.parse(storyContactListMock);
  return render(<StoryContactList data={data} context={createBlockContext({ lists })} />);
}

describe('StoryContactList', () => {
  describeBlock({
    block: storyContactList,
    mock: storyContactListMock,
    // All settings are optional, so only a value of another type is invalid.
    broken: [JSON.parse(JSON.stringify({ ...storyContactListMock, title: 1 })), 'title'],
  });

  it('links to each contact with its number of stories', async () => {
    const { container } = show([{ ...storyContactMock, storyCount: 3 }]);
    expect(screen.getByRole('link', { name: 'Crimp laboratory' })).toHaveAttribute(
      'href',
      '/en/stories/contacts/crimp-laboratory',
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Stories: 3');
    await expectNoAxeViolations(container);
  });

  it.each([
    ['there are none', [], 'There are no contacts yet.'],
    ['they cannot be loaded', undefined, 'The contacts cannot be loaded right now. Please try again later.'],
  ])('shows a message if %s', (_, items, expected) => {
    show(items);
    expect(screen.getByText(expected)).toBeVisible();
  });
});
