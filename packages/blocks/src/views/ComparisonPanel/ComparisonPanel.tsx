import type { IntlShape } from 'react-intl/server';
import { Button, ButtonLink, Heading, IconButton, PopoverPanel, Stack, Text } from '@kmx/design-system';
import { comparisonPanelMessages as messages } from './ComparisonPanel.messages';
import { Groups, Line, Names } from './ComparisonPanel.styles';

export interface ComparisonPanelProps {
  readonly intl: IntlShape;
  readonly id: string;
  /** Comparison page; the script adds the reader's basket. */
  readonly href: string;
  /** Endpoint of the product names as JSON: `?slugs=a,b`. */
  readonly namesUrl: string;
}

/** Templates that the script clones for each classification and each product. */
const Patterns = ({ intl }: Pick<ComparisonPanelProps, 'intl'>) => (
  <>
    <section
      hidden
      data-basket-group
      data-remove={intl.formatMessage(messages.removeClassification, { classification: '{name}' })}
    >
      <div>
        <Line>
          <Heading level={3} size="s">
            <span data-name />
          </Heading>
          <IconButton icon="trash" size={16} label="" data-basket-act="classification" />
        </Line>
        <ul data-basket-items />
      </div>
    </section>
    <ul hidden>
      <Line
        as="li"
        data-basket-item
        data-remove={intl.formatMessage(messages.remove, { product: '{name}' })}
        data-remove-all={intl.formatMessage(messages.removeAll, { product: '{name}' })}
      >
        <Names>
          <span data-name />
          <span data-variant />
        </Names>
        <IconButton icon="close" size={16} label="" data-basket-act="product" />
        <IconButton icon="trash" size={16} label="" hidden data-basket-act="allOfProduct" />
      </Line>
    </ul>
  </>
);

/** The reader's basket by classification (section 2.3, compare-products panel); filled by the script. */
export const ComparisonPanel = ({ intl, id, href, namesUrl }: ComparisonPanelProps) => (
  <PopoverPanel
    id={id}
    title={intl.formatMessage(messages.title)}
    closeLabel={intl.formatMessage(messages.close)}
    data-comparison-panel
    data-names={namesUrl}
  >
    <Stack>
      <Groups data-basket-list />
      <div data-basket-none>
        <Text size="xs" tone="muted">
          {intl.formatMessage(messages.empty)}
        </Text>
      </div>
      <Line data-basket-some hidden>
        <span data-basket-own>
          <ButtonLink href={href} dataLink="plain" size="s" icon="compare">
            {intl.formatMessage(messages.compare)}
          </ButtonLink>
        </span>
        <Button variant="ghost" size="s" data-basket-act="all">
          {intl.formatMessage(messages.clear)}
        </Button>
      </Line>
      <Patterns intl={intl} />
    </Stack>
  </PopoverPanel>
);
