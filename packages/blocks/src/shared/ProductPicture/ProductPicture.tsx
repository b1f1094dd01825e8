import type { IntlShape } from 'react-intl/server';
import { Picture, Wire } from '@kmx/design-system';
import { sharedMessages } from '../messages/shared.messages';
import { Fallback } from './ProductPicture.styles';

export interface ProductPictureProps {
  readonly intl: IntlShape;
  /** Public URL that supports `?width=`, or a data URL; `null` shows the placeholder. */
  readonly url: string | null;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Offered widths in ascending order; must be supported by the product service. */
  readonly widths: readonly [number, ...number[]];
  /** Width by height; 1 by default. */
  readonly ratio?: number;
  readonly sizes?: string;
  readonly loading?: 'eager' | 'lazy';
  readonly isCut?: boolean;
}

const isDrawn = (url: string) => url.startsWith('data:');

const sized = (url: string, width: number, format = '') =>
  isDrawn(url) ? url : `${url}${url.includes('?') ? '&' : '?'}width=${String(width)}${format}`;

const setOf = (url: string, widths: readonly number[], format?: string) =>
  widths.map((width) => `${sized(url, width, format)} ${String(width)}w`).join(', ');

const avif = '&format=avif';

/**
 * A single width for the few browsers without AVIF, because a second set would be a third of the size of a long list.
 */
const fallbackWidth = 480;

/** Picture of a product in several widths; "a default fallback image is used for missing images" (section 9). */
export function ProductPicture(props: ProductPictureProps) {
  const { intl, url, alt, widths, ratio = 1, sizes, loading, isCut } = props;
  if (url === null) {
    const label = alt === '' ? undefined : intl.formatMessage(sharedMessages.pictureMissing);
    return (
      <Fallback $ratio={ratio} role={label && 'img'} aria-label={label} data-fallback>
        <Wire variant="empty" />
      </Fallback>
    );
  }
  const widest = Math.max(...widths);
  const isOne = widths.length === 1 || isDrawn(url);
  const modern = isOne ? sized(url, widest, avif) : setOf(url, widths, avif);
  return (
    <Picture
      sources={{
        png: sized(url, widths.find((width) => width >= fallbackWidth) ?? widest),
        avif: isDrawn(url) ? undefined : modern,
      }}
      sizes={isOne ? undefined : sizes}
      alt={alt}
      width={widest}
      height={Math.round(widest / ratio)}
      loading={loading}
      cut={isCut}
    />
  );
}
