import { Heading, type HeadingLevel } from '@kmx/design-system';
import type { StoryContext, StoryTeaser } from './Story';
import { Anchor, Frame, Scene, Summary, Words } from './StoryCard.styles';
import { StoryMeta } from './StoryMeta';
import { StoryPicture } from './StoryPicture';

export interface StoryCardProps {
  readonly story: StoryTeaser;
  readonly context: StoryContext;
  readonly headingLevel: HeadingLevel;
  /** Lead story: twice as large, with the picture beside the text. */
  readonly isLead?: boolean;
}

/** A story among others: the title is the link, and its target covers the card. The picture only decorates. */
export function StoryCard({ story, context, headingLevel, isLead = false }: StoryCardProps) {
  const { title, text, href, image, lang } = story;
  return (
    <Frame data-lead={isLead || undefined} lang={lang}>
      <Words>
        <StoryMeta {...story} intl={context.intl} />
        <Heading level={headingLevel} size={isLead ? 'l' : 'm'}>
          <Anchor href={href} data-link="route">
            {title}
          </Anchor>
        </Heading>
        {text && <Summary>{text}</Summary>}
      </Words>
      <Scene>
        <StoryPicture media={image} kind="story" alt="" context={context} />
      </Scene>
    </Frame>
  );
}
