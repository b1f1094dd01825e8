import type { IntlShape } from 'react-intl/server';
import { Tag } from '@kmx/design-system';
import type { StoryPage } from './Story';
import { storyCardMessages } from './storyCard.messages';
import { Topics } from './StoryCard.styles';

interface TopicLinksProps {
  readonly topics: StoryPage['topics'];
  readonly intl: IntlShape;
}

/** Topics of a story; each links to the other stories with it. */
export function TopicLinks({ topics, intl }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <Topics aria-label={intl.formatMessage(storyCardMessages.topics)}>
      {topics.map(({ name, href }) => (
        <li key={href}>
          <Tag href={href} dataLink="route">
            {name}
          </Tag>
        </li>
      ))}
    </Topics>
  );
}
