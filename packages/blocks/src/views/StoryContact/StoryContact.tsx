import { Container, Heading, Link, Overline, Section, Text } from '@kmx/design-system';
import type { StoryContactItem, StoryTeaser } from '../../contract/lists/StoryListing';
import { ContactDetails } from '../../shared/StoryCard/ContactCard';
import type { StoryContext } from '../../shared/StoryCard/Story';
import { StoryPicture } from '../../shared/StoryCard/StoryPicture';
import { StoryTeasers } from '../../shared/StoryCard/StoryTeasers';
import { storyContactMessages as messages } from './StoryContact.messages';
import { Portrait, Header, Links, Content } from './StoryContact.styles';

export interface StoryContactProps {
  readonly contact: StoryContactItem;
  /** Stories of the contact, newest first. */
  readonly stories: readonly StoryTeaser[];
  readonly context: StoryContext;
  /** List of all contacts, if the site has one. */
  readonly contactsHref?: string | undefined;
}

/** Page of a story contact (section 2.2: "one author"): responsibility, contact details and stories. */
export function StoryContact({ contact, stories, context, contactsHref }: StoryContactProps) {
  const { name, role, text, image, email, phone } = contact;
  const { intl } = context;
  return (
    <>
      <Section spacing="m">
        <Container>
          <Header data-block="story-contact">
            <Portrait>
              <StoryPicture media={image} kind="contact" alt="" context={context} loading="eager" />
            </Portrait>
            <Content>
              {role && <Overline>{role}</Overline>}
              <Heading level={1}>{name}</Heading>
              {text && <Text size="m">{text}</Text>}
              <Links>
                <ContactDetails email={email} phone={phone} />
                {contactsHref && (
                  <Link href={contactsHref} dataLink="route">
                    {intl.formatMessage(messages.all)}
                  </Link>
                )}
              </Links>
              {stories.length === 0 && <Text tone="muted">{intl.formatMessage(messages.none)}</Text>}
            </Content>
          </Header>
        </Container>
      </Section>
      <StoryTeasers
        id="stories"
        title={intl.formatMessage(messages.stories)}
        stories={stories}
        context={context}
      />
    </>
  );
}
