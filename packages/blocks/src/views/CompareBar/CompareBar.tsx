import type { IntlShape } from 'react-intl/server';
import { basketLimit } from '@kmx/core';
import { Button, ButtonLink, Text } from '@kmx/design-system';
import { compareBarMessages as messages } from './CompareBar.messages';
import { Frame } from './CompareBar.styles';

export interface CompareBarProps {
  readonly intl: IntlShape;
  /** Comparison page; the script adds the reader's basket. */
  readonly href: string;
  /** Id of the panel that lists the basket. */
  readonly panelId: string;
}

/**
 * Products to compare: hidden until the script finds some (`data-compare-bar`). Its texts are templates with `{count}`
 * and `{product}`.
 */
export function CompareBar({ intl, href, panelId }: CompareBarProps) {
  const countTemplates = intl.formatMessage(messages.count, { count: '{count}' });
  return (
    <Frame
      hidden
      aria-label={intl.formatMessage(messages.label)}
      data-compare-bar
      data-added={intl.formatMessage(messages.added, { product: '{product}' })}
      data-removed={intl.formatMessage(messages.removed, { product: '{product}' })}
      data-full={intl.formatMessage(messages.full, { limit: basketLimit })}
    >
      <Text as="span" size="xs">
        <span data-compare-count={countTemplates} />
      </Text>
      <Button variant="ghost" size="s" popoverTarget={panelId}>
        {intl.formatMessage(messages.list)}
      </Button>
      <span data-basket-own>
        <ButtonLink href={href} dataLink="plain" size="s" icon="compare">
          {intl.formatMessage(messages.compare)}
        </ButtonLink>
      </span>
    </Frame>
  );
}
