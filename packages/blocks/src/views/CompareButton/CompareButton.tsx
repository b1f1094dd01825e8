import type { IntlShape } from 'react-intl/server';

import { Button, ButtonLink, Icon, VisuallyHidden } from '@kmx/design-system';

import { compareButtonMessages } from './CompareButton.messages';
import { Label, Place } from './CompareButton.styles';

export interface CompareButtonProps {
  readonly intl: IntlShape;
  /** `classification` is the slug of the classification that the product is compared in. */
  readonly product: { readonly slug: string; readonly name: string; readonly classification: string };
  /** Adds this variant to the comparison; absent for the shared data of all variants. */
  readonly variantId?: string;
  /** `s` in a card, `m` beside the other buttons of a page. */
  readonly size?: 's' | 'm';
  /** Comparison of this product only, as a starting point without JavaScript. */
  readonly href?: string;
}

/** Adds a product to the comparison and removes it: hidden until the script has loaded (`data-compare-add`). */
export function CompareButton({ intl, product, variantId, size = 's', href }: CompareButtonProps) {
  const variant = size === 's' ? 'ghost' : 'secondary';
  const compareText = intl.formatMessage(compareButtonMessages.compare);
  const label = (
    <>
      {compareText}
      <VisuallyHidden>: {product.name}</VisuallyHidden>
    </>
  );
  return (
    <Place>
      <Button
        variant={variant}
        size={size}
        hidden
        aria-pressed={false}
        data-compare-add={product.slug}
        data-compare-classification={product.classification}
        data-compare-variant={variantId}
        data-compare-name={product.name}
      >
        <Label>
          <Icon name="compare" size={16} />
          <Icon name="check" size={16} />
          <span>{label}</span>
        </Label>
      </Button>
      {href !== undefined && (
        <noscript>
          <ButtonLink variant={variant} size={size} icon="compare" href={href} dataLink="plain">
            {label}
          </ButtonLink>
        </noscript>
      )}
    </Place>
  );
}
