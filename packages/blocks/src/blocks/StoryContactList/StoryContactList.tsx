import { Container, Text } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { ContactCards } from '../../shared/StoryCard/ContactCards';
import { storyContactListMessages as messages } from './StoryContactList.messages';
import type { StoryContactListData } from './StoryContactList.schema';

function Content({ data, context }: BlockProps<StoryContactListData>) {
  const { intl, lists } = context;
  const items = lists.storyContacts?.items;
  if (!items || items.length === 0)
    return <Text tone="muted">{intl.formatMessage(items ? messages.empty : messages.unavailable)}</Text>;
  const contacts = items.map(({ storyCount, ...contact }) => ({
    ...contact,
    ...(storyCount > 0 && {
      note: intl.formatMessage(messages.stories, { count: intl.formatNumber(storyCount) }),
    }),
  }));
  return <ContactCards contacts={contacts} context={context} headingLevel={data.title ? 3 : 2} />;
}

/** Contacts of stories (section 2.2: "story contacts list"), each with a link to its page. */
export function StoryContactList({ data, context }: BlockProps<StoryContactListData>) {
  const { title, text } = data;
  return (
    <BlockSection block="story-contact-list" context={context} hasTitle={Boolean(title)} spacing="m">
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Content data={data} context={context} />
        </Rows>
      </Container>
    </BlockSection>
  );
}
