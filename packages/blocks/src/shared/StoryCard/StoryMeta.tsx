import type { StoryCategory } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import type { StoryContext } from './Story';
import { storyCardMessages as messages } from './storyCard.messages';
import { Category, Mark, Meta } from './StoryCard.styles';

interface StoryMetaProps {
  readonly category?: StoryCategory | undefined;
  readonly categoryHref?: string | undefined;
  /** ISO 8601. */
  readonly publishedAt?: string | undefined;
  readonly hasVideo: boolean;
  readonly intl: StoryContext['intl'];
}

/** Category and date of a story; the category is a link if it has an href. */
export function StoryMeta({ category, categoryHref, publishedAt, hasVideo, intl }: StoryMetaProps) {
  const name = category && intl.formatMessage(messages[category]);
  return (
    <Meta>
      {name &&
        (categoryHref ? (
          <Category as="a" href={categoryHref} data-link="route">
            {name}
          </Category>
        ) : (
          <Category>{name}</Category>
        ))}
      {publishedAt && (
        <time dateTime={publishedAt}>{intl.formatDate(publishedAt, { dateStyle: 'medium' })}</time>
      )}
      {hasVideo && (
        <Mark>
          <Icon name="play" size={16} />
          {intl.formatMessage(messages.video)}
        </Mark>
      )}
    </Meta>
  );
}
