import { createStoryFacets, emptyStoryFilter, filterStories } from '@kmx/core';
import { ButtonLink, Heading, Text, Wire, type HeadingLevel } from '@kmx/design-system';
import type { StoryListing } from '../../contract/lists/StoryListing';
import type { StoryContext } from '../../shared/StoryCard/Story';
import { StoryCards } from '../../shared/StoryCard/StoryCards';
import { ChosenFilters } from './ChosenFilters';
import { StoryFilters } from './StoryFilters';
import { storyListHref, storyListId } from './storyListHref';
import { storyOverviewMessages as messages } from './StoryOverview.messages';
import { Browser, Count, Empty } from './StoryOverview.styles';

interface StoryBrowserProps {
  readonly listing: StoryListing;
  readonly headingLevel: HeadingLevel;
  readonly context: StoryContext;
}

function NoStories({ listing: { path }, headingLevel, context: { intl } }: StoryBrowserProps) {
  return (
    <Empty>
      <Wire variant="empty" />
      <Heading level={headingLevel} size="m">
        {intl.formatMessage(messages.none)}
      </Heading>
      <Text size="xs">{intl.formatMessage(messages.advice)}</Text>
      <ButtonLink href={storyListHref(path, emptyStoryFilter)} variant="secondary" dataLink="route">
        {intl.formatMessage(messages.reset)}
      </ButtonLink>
    </Empty>
  );
}

/** All stories with their filters, which are stored in the URL and work without JavaScript. */
export function StoryBrowser(props: StoryBrowserProps) {
  const { listing, headingLevel, context } = props;
  const { items, filter, path } = listing;
  const { intl } = context;
  const facets = createStoryFacets(items, filter);
  const shown = filterStories(items, filter);
  return (
    <Browser id={storyListId}>
      <StoryFilters intl={intl} facets={facets} filter={filter} path={path} />
      <Count role="status">
        {intl.formatMessage(messages.found, { count: intl.formatNumber(shown.length) })}
      </Count>
      <ChosenFilters intl={intl} facets={facets} filter={filter} path={path} />
      {shown.length === 0 ? (
        <NoStories {...props} />
      ) : (
        <StoryCards stories={shown} context={context} headingLevel={headingLevel} hasLead />
      )}
    </Browser>
  );
}
