import { Heading, type HeadingLevel } from '@kmx/design-system';
import type { StoryTeaser } from '../../contract/lists/StoryListing';
import type { StoryContext } from './Story';
import { Anchor, Frame, Media, Summary, Content } from './StoryCard.styles';
import { StoryMeta } from './StoryMeta';
import { StoryPicture } from './StoryPicture';

export type StoryLead = 'list' | 'single';

export interface StoryCardProps {
  readonly story: StoryTeaser;
  readonly context: StoryContext;
  readonly headingLevel: HeadingLevel;
  /** Twice as large, with the picture beside the text; on a phone only the lead story of a list is large. */
  readonly lead?: StoryLead | undefined;
}

/** A story in a list: the title is a link that covers the card. The picture is decorative. */
export function StoryCard({ story, context, headingLevel, lead }: StoryCardProps) {
  const { title, text, href, image, lang } = story;
  return (
    <Frame data-lead={lead} lang={lang}>
      <Content>
        <StoryMeta {...story} intl={context.intl} />
        <Heading level={headingLevel} size={lead ? 'l' : 'm'}>
          <Anchor href={href} data-link="route">
            {title}
          </Anchor>
        </Heading>
        {text && <Summary>{text}</Summary>}
      </Content>
      <Media>
        <StoryPicture media={image} kind="story" alt="" context={context} />
      </Media>
    </Frame>
  );
}
