import type { IntlShape } from 'react-intl/server';
import { FlashMessage } from '@kmx/design-system';
import { comparisonToolsMessages as messages } from './ComparisonTools.messages';

export interface ComparisonNoticesProps {
  readonly intl: IntlShape;
  /** Slugs of the address that do not exist here, and the address without them. */
  readonly unknown?: { readonly products: readonly string[]; readonly removeHref: string };
  /** Products whose chosen variant does not exist. */
  readonly withoutVariant: readonly string[];
}

/** Requested products and variants that could not be shown. */
export const ComparisonNotices = ({ intl, unknown, withoutVariant }: ComparisonNoticesProps) => (
  <>
    {unknown && (
      <FlashMessage
        type="error"
        isStatic
        link={{
          text: intl.formatMessage(messages.removeUnknown),
          href: unknown.removeHref,
          dataLink: 'plain',
        }}
      >
        {intl.formatMessage(messages.unknown, {
          products: intl.formatList(unknown.products, { type: 'unit' }),
        })}
      </FlashMessage>
    )}
    {withoutVariant.map((product) => (
      <FlashMessage key={product} isStatic>
        {intl.formatMessage(messages.variantGone, { product })}
      </FlashMessage>
    ))}
  </>
);
