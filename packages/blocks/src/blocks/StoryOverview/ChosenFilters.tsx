import { emptyStoryFilter, storyFilterGroups, toggleStoryChoice } from '@kmx/core';
import { Icon, VisuallyHidden } from '@kmx/design-system';
import { nameCategory } from './nameCategory';
import type { StoryFiltersProps } from './StoryFiltersProps';
import { storyListHref } from './storyListHref';
import { storyOverviewMessages as messages } from './StoryOverview.messages';
import { Chosen, Removal } from './StoryOverview.styles';

interface ChosenFilter {
  readonly text: string;
  readonly href: string;
}

/** Active filters with labels, each with the URL without it. */
function listChosen({ intl, facets, filter, path }: StoryFiltersProps): readonly ChosenFilter[] {
  const chosen = storyFilterGroups.flatMap((group) =>
    facets[group]
      .filter(({ isChosen }) => isChosen)
      .map(({ slug, name }) => ({
        text: group === 'category' ? nameCategory(intl, slug) : name,
        href: storyListHref(path, toggleStoryChoice(filter, group, slug)),
      })),
  );
  if (!filter.isVideoOnly) return chosen;
  const href = storyListHref(path, { ...filter, isVideoOnly: false });
  return [...chosen, { text: intl.formatMessage(messages.videoOnly), href }];
}

/** Active filters, which can be removed one by one or all at once. */
export function ChosenFilters(props: StoryFiltersProps) {
  const { intl, path } = props;
  const chosen = listChosen(props);
  if (chosen.length === 0) return null;
  return (
    <Chosen aria-label={intl.formatMessage(messages.chosen)}>
      {chosen.map(({ text, href }) => (
        <li key={text}>
          <Removal href={href} data-link="route">
            <VisuallyHidden>{intl.formatMessage(messages.remove)} </VisuallyHidden>
            {text}
            <Icon name="close" size={16} />
          </Removal>
        </li>
      ))}
      <li>
        <Removal href={storyListHref(path, emptyStoryFilter)} data-link="route" data-all>
          {intl.formatMessage(messages.reset)}
        </Removal>
      </li>
    </Chosen>
  );
}
