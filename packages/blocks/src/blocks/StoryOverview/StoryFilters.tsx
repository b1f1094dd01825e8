import { countStoryChoices, toggleStoryChoice } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import { nameCategory } from './nameCategory';
import { StoryFilterForm } from './StoryFilterForm';
import type { StoryFiltersProps } from './StoryFiltersProps';
import { storyListHref } from './storyListHref';
import { storyOverviewMessages as messages } from './StoryOverview.messages';
import { Amount, Bar, Categories, CategoryLink, Knob, Toggle } from './StoryOverview.styles';

function CategoryLinks({ intl, facets, filter, path }: StoryFiltersProps) {
  const isAll = filter.category.length === 0;
  return (
    <Categories aria-label={intl.formatMessage(messages.category)}>
      <li>
        <CategoryLink
          href={storyListHref(path, { ...filter, category: [] })}
          data-link="route"
          aria-current={isAll || undefined}
        >
          {intl.formatMessage(messages.all)}
        </CategoryLink>
      </li>
      {facets.category.map(({ slug, count, isChosen }) => {
        const isOpen = isChosen || count > 0;
        return (
          <li key={slug}>
            <CategoryLink
              href={isOpen ? storyListHref(path, toggleStoryChoice(filter, 'category', slug)) : undefined}
              data-link={isOpen ? 'route' : undefined}
              role={isOpen ? undefined : 'link'}
              aria-disabled={!isOpen || undefined}
              aria-current={isChosen || undefined}
            >
              {nameCategory(intl, slug)} <Amount>{intl.formatNumber(count)}</Amount>
            </CategoryLink>
          </li>
        );
      })}
    </Categories>
  );
}

/** "A video-only toggle": a link to the same list with or without the filter. */
function VideoToggle({ intl, facets, filter, path }: StoryFiltersProps) {
  const { isVideoOnly } = filter;
  const isOpen = isVideoOnly || facets.video.count > 0;
  return (
    <Toggle
      href={isOpen ? storyListHref(path, { ...filter, isVideoOnly: !isVideoOnly }) : undefined}
      data-link={isOpen ? 'route' : undefined}
      role={isOpen ? undefined : 'link'}
      aria-disabled={!isOpen || undefined}
      aria-current={isVideoOnly || undefined}
    >
      <Icon name="play" size={16} />
      {intl.formatMessage(messages.videoOnly)} <Amount>{intl.formatNumber(facets.video.count)}</Amount>
      <Knob aria-hidden />
    </Toggle>
  );
}

/** Filters of stories: categories and the toggle as links, longer lists as a form. */
export function StoryFilters(props: StoryFiltersProps) {
  const { filter } = props;
  const hidden = { ...filter, category: [], isVideoOnly: false };
  return (
    <div>
      <Bar>
        <CategoryLinks {...props} />
        <VideoToggle {...props} />
      </Bar>
      <StoryFilterForm {...props} chosenCount={countStoryChoices(hidden)} />
    </div>
  );
}
