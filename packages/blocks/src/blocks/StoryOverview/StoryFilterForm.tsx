import type { IntlShape } from 'react-intl/server';
import { storyFilterQuery, storyParameters, type FacetOption, type StoryFilterGroup } from '@kmx/core';
import { Badge, Button, Checkbox, Icon } from '@kmx/design-system';
import type { StoryFiltersProps } from './StoryFiltersProps';
import { storyListId } from './storyListHref';
import { storyOverviewMessages as messages } from './StoryOverview.messages';
import { Amount, Form, Group, Legend, Mark, More, Options, Summary, Content } from './StoryOverview.styles';

interface StoryFilterFormProps extends StoryFiltersProps {
  /** Number of active choices. */
  readonly chosenCount: number;
}

const groups = ['topic', 'contact', 'product'] as const satisfies readonly StoryFilterGroup[];

interface OptionGroupProps {
  readonly intl: IntlShape;
  readonly group: (typeof groups)[number];
  readonly options: readonly FacetOption[];
}

function OptionGroup({ intl, group, options }: OptionGroupProps) {
  if (options.length === 0) return null;
  return (
    <Group>
      <Legend>{intl.formatMessage(messages[group])}</Legend>
      {options.map(({ slug, name, count, isChosen }) => (
        <Checkbox
          key={slug}
          id={`story-${group}-${slug}`}
          name={storyParameters[group].name}
          value={slug}
          defaultChecked={isChosen}
          disabled={count === 0 && !isChosen}
          label={
            <Content>
              {name} <Amount>{intl.formatNumber(count)}</Amount>
            </Content>
          }
        />
      ))}
    </Group>
  );
}

/** Topics, contacts and products in a form submitted by GET; initially collapsed. */
export function StoryFilterForm({ intl, facets, filter, path, chosenCount }: StoryFilterFormProps) {
  if (groups.every((group) => facets[group].length === 0)) return null;
  const title = intl.formatMessage(messages.filters);
  return (
    <Options>
      <Summary>
        <Mark>
          <Icon name="filter" size={16} />
          {title}
          {chosenCount > 0 && <Badge tone="accent">{intl.formatNumber(chosenCount)}</Badge>}
        </Mark>
        <Icon name="chevron-down" size={16} />
      </Summary>
      <Form
        // Checkboxes are uncontrolled, so the form is remounted for each filter.
        key={storyFilterQuery(filter)}
        action={`${path}#${storyListId}`}
        method="get"
        aria-label={title}
        autoComplete="off"
      >
        {[
          ...storyParameters.category.format(filter.category),
          ...storyParameters.isVideoOnly.format(filter.isVideoOnly),
        ].map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group) => (
          <OptionGroup key={group} intl={intl} group={group} options={facets[group]} />
        ))}
        <More>
          <Button type="submit" size="s">
            {intl.formatMessage(messages.apply)}
          </Button>
        </More>
      </Form>
    </Options>
  );
}
