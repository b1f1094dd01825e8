import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Picture, Section, Text, Wire } from '@kmx/design-system';
import { decidePicture, toPictureProps } from '../../shared/layout/decidePicture';
import type { StoryContext, StoryPage } from '../../shared/StoryCard/Story';
import { StoryMeta } from '../../shared/StoryCard/StoryMeta';
import { TopicLinks } from '../../shared/StoryCard/TopicLinks';
import { Header, Line, Media } from './StoryHeader.styles';

export interface StoryHeaderProps {
  readonly story: StoryPage;
  readonly intl: IntlShape;
  readonly context: Pick<StoryContext, 'mediaUrl'>;
  /** True if the page starts with a hero banner, which has title and picture. */
  readonly isCompact?: boolean;
}

function Opening({ story, context }: Pick<StoryHeaderProps, 'story' | 'context'>) {
  const source = decidePicture(story.image, 'stretchedVideo', context);
  if (!source) {
    return (
      <Line>
        <Wire variant="divider" />
      </Line>
    );
  }
  return (
    <Media>
      <Picture {...toPictureProps(source)} alt={story.image?.alt ?? ''} loading="eager" cut />
    </Media>
  );
}

/** Head of a story's page: category, date, title, lead, topics and picture. */
export function StoryHeader({ story, intl, context, isCompact = false }: StoryHeaderProps) {
  const { title, text, topics } = story;
  return (
    <Section spacing={isCompact ? 'none' : 'm'}>
      <Container>
        <Header data-block="story-header" data-compact={isCompact || undefined}>
          <StoryMeta {...story} intl={intl} />
          {!isCompact && <Heading level={1}>{title}</Heading>}
          {!isCompact && text && <Text size="m">{text}</Text>}
          <TopicLinks topics={topics} intl={intl} />
        </Header>
        {!isCompact && <Opening story={story} context={context} />}
      </Container>
    </Section>
  );
}
