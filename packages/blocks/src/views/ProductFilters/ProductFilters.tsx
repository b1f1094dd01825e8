import type { IntlShape } from 'react-intl/server';
import { productListParameters } from '@kmx/core';
import { Badge, Button, ButtonLink, Checkbox, FormMessageSummary, Icon } from '@kmx/design-system';
import { WireFilterField, type FilterWire } from '../../shared/WireFilter/WireFilterField';
import { productFiltersMessages } from './ProductFilters.messages';
import {
  Choice,
  Choices,
  Count,
  Disclosure,
  Form,
  Group,
  Legend,
  Mark,
  Send,
  Summary,
} from './ProductFilters.styles';
import { describeProblem, rangeFieldId, RangeFields, type FilterRange } from './RangeFields';

/** Brand or capability; `count` is the size of the list with it. */
export interface FilterChoice {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ProductFiltersProps {
  readonly intl: IntlShape;
  /** URL of the list without query. */
  readonly action: string;
  readonly brands: readonly FilterChoice[];
  readonly capabilities: readonly FilterChoice[];
  /** Undefined if no product of the list processes wires, or if the page has the field elsewhere. */
  readonly wire?: FilterWire | undefined;
  readonly ranges: readonly FilterRange[];
  /** Other query parameters to preserve. */
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
  readonly chosenCount: number;
}

const id = 'product-filters';

const parameters = {
  brand: productListParameters.brands,
  capability: productListParameters.capabilities,
};

interface ChoiceGroupProps {
  readonly intl: IntlShape;
  readonly name: keyof typeof parameters;
  readonly choices: readonly FilterChoice[];
}

function ChoiceGroup({ intl, name, choices }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <Group>
      <Legend>{intl.formatMessage(productFiltersMessages[name])}</Legend>
      <Choices>
        {choices.map(({ slug, name: words, count, isChosen }) => (
          <Checkbox
            key={slug}
            id={`${id}-${name}-${slug}`}
            name={parameters[name].name}
            value={slug}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
            label={
              <Choice>
                {words} <Count>{intl.formatNumber(count)}</Count>
              </Choice>
            }
          />
        ))}
      </Choices>
    </Group>
  );
}

/** Problems of the ranges, in the order of the form. The wire is the first field, so its error is in view there. */
const listProblems = ({ intl, ranges }: Pick<ProductFiltersProps, 'intl' | 'ranges'>) =>
  ranges.flatMap((range) =>
    range.problems.map((end) => ({
      fieldId: rangeFieldId(id, range.key, end),
      text: `${range.name}: ${describeProblem(intl, range, end)}`,
    })),
  );

/**
 * Filters of a list as a form that works without JavaScript; in a disclosure on small screens, which is open if an
 * entry is invalid.
 */
export function ProductFilters({
  intl,
  action,
  brands,
  capabilities,
  wire,
  ranges,
  hiddenFields,
  chosenCount,
}: ProductFiltersProps) {
  const title = intl.formatMessage(productFiltersMessages.title);
  const messages = listProblems({ intl, ranges });
  return (
    <Disclosure data-block="product-filters" open={messages.length > 0 || wire?.isInvalid}>
      <Summary>
        <Mark>
          <Icon name="filter" size={16} />
          {title}
          {chosenCount > 0 && <Badge tone="accent">{intl.formatNumber(chosenCount)}</Badge>}
        </Mark>
        <Icon name="chevron-down" size={16} />
      </Summary>
      <Form action={action} method="get" aria-label={title}>
        <FormMessageSummary title={intl.formatMessage(productFiltersMessages.check)} messages={messages} />
        {hiddenFields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {wire && <WireFilterField intl={intl} id={`${id}-wire`} wire={wire} />}
        {ranges.map((range) => (
          <RangeFields key={range.key} intl={intl} id={id} range={range} />
        ))}
        <ChoiceGroup intl={intl} name="capability" choices={capabilities} />
        <ChoiceGroup intl={intl} name="brand" choices={brands} />
        <Send>
          <Button type="submit" size="s">
            {intl.formatMessage(productFiltersMessages.apply)}
          </Button>
          {chosenCount > 0 && (
            <ButtonLink href={action} variant="ghost" size="s" dataLink="route">
              {intl.formatMessage(productFiltersMessages.reset)}
            </ButtonLink>
          )}
        </Send>
      </Form>
    </Disclosure>
  );
}
