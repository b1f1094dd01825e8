import type { IntlShape } from 'react-intl/server';
import { Tag } from '@kmx/design-system';
import type { StoryPage } from './Story';
import { storyCardMessages } from './storyCard.messages';
import { Topics } from './StoryCard.styles';

interface TopicLinksProps {
  readonly topics: StoryPage['topics'];
  readonly intl: IntlShape;
}

/** What a story is about; each leads to the other stories about it. */
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
