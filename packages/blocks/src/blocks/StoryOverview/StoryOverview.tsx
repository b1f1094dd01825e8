import { ButtonLink, Container, Text } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { storyCardMessages } from '../../shared/StoryCard/storyCard.messages';
import { StoryCards } from '../../shared/StoryCard/StoryCards';
import { StoryBrowser } from './StoryBrowser';
import { storyOverviewMessages as messages } from './StoryOverview.messages';
import type { StoryOverviewData } from './StoryOverview.schema';
import { More } from './StoryOverview.styles';

/** With filters, all stories; otherwise the newest ones and a link to the rest. */
function Content({ data, context }: BlockProps<StoryOverviewData>) {
  const { title, limit, hasFilters } = data;
  const listing = context.lists.stories;
  const format = (message: 'unavailable' | 'empty') => (
    <Text tone="muted">{context.intl.formatMessage(messages[message])}</Text>
  );
  if (!listing) return format('unavailable');
  if (listing.items.length === 0) return format('empty');
  const headingLevel = title ? 3 : 2;
  if (hasFilters) return <StoryBrowser listing={listing} headingLevel={headingLevel} context={context} />;
  const shown = listing.items.slice(0, limit);
  return (
    <>
      <StoryCards
        stories={shown}
        context={context}
        headingLevel={headingLevel}
        hasLead={limit === undefined}
      />
      {shown.length < listing.items.length && (
        <More>
          <ButtonLink href={listing.storiesHref} variant="secondary" icon="arrow-right" dataLink="route">
            {context.intl.formatMessage(storyCardMessages.all)}
          </ButtonLink>
        </More>
      )}
    </>
  );
}

/**
 * Stories of the site (section 2.3: "stories overview with filters and a video-only toggle"), or a row of the newest.
 */
export function StoryOverview({ data, context }: BlockProps<StoryOverviewData>) {
  const { title, text } = data;
  return (
    <BlockSection block="story-overview" context={context} hasTitle={Boolean(title)} spacing="m">
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Content data={data} context={context} />
        </Rows>
      </Container>
    </BlockSection>
  );
}
