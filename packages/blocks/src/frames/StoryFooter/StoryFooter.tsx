import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Section } from '@kmx/design-system';
import type { StoryTeaser } from '../../contract/lists/StoryListing';
import { ContactCards } from '../../shared/StoryCard/ContactCards';
import type { StoryContext, StoryPage } from '../../shared/StoryCard/Story';
import { StoryTeasers } from '../../shared/StoryCard/StoryTeasers';
import { TopicLinks } from '../../shared/StoryCard/TopicLinks';
import { storyFooterMessages as messages } from './StoryFooter.messages';
import { Part, Parts } from './StoryFooter.styles';

export interface StoryFooterProps {
  readonly story: StoryPage;
  /** "Related stories (by product slug)" (section 2.3). */
  readonly related: readonly StoryTeaser[];
  readonly intl: IntlShape;
  readonly context: Pick<StoryContext, 'mediaUrl'>;
  /** Links for sharing the story. */
  readonly share: ReactNode;
  /** Feedback form. */
  readonly feedback?: ReactNode;
}

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Titled = ({ title, children }: TitledProps) => (
  <Part>
    <Heading level={2} size="s">
      {title}
    </Heading>
    {children}
  </Part>
);

/** End of a story (section 2.3): sharing, topics, contacts, feedback and related stories. */
export function StoryFooter({ story, related, intl, context, share, feedback }: StoryFooterProps) {
  const { topics, contacts } = story;
  return (
    <>
      <Section spacing="m">
        <Container>
          <Parts data-block="story-footer">
            <div>
              <Titled title={intl.formatMessage(messages.share)}>{share}</Titled>
              {topics.length > 0 && (
                <Titled title={intl.formatMessage(messages.topics)}>
                  <TopicLinks topics={topics} intl={intl} />
                </Titled>
              )}
              {contacts.length > 0 && (
                <Titled title={intl.formatMessage(messages.contacts)}>
                  <ContactCards contacts={contacts} context={context} headingLevel={3} />
                </Titled>
              )}
            </div>
            {feedback && <div>{feedback}</div>}
          </Parts>
        </Container>
      </Section>
      <StoryTeasers
        id="related-stories"
        title={intl.formatMessage(messages.related)}
        stories={related}
        context={{ ...context, intl }}
        tone="mist"
      />
    </>
  );
}
