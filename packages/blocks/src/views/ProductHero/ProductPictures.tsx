import type { IntlShape } from 'react-intl/server';
import { VisuallyHidden } from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { Big, Choice, Gallery, Pick, Thumbs } from './ProductPictures.styles';

export interface ProductPictureItem {
  readonly url: string;
  /** Alternative text. */
  readonly name: string;
}

/** Maximum number of thumbnails, for which there are styles. */
const maxPictures = 8;

interface ProductPicturesProps {
  readonly intl: IntlShape;
  readonly pictures: readonly ProductPictureItem[];
  readonly name: string;
  /** Accessible name of the radio group. */
  readonly label: string;
}

/** Large picture with thumbnails: radio buttons, which work without script and with arrow keys. */
export function ProductPictures({ intl, pictures, name, label }: ProductPicturesProps) {
  const shown = pictures.slice(0, maxPictures);
  if (shown.length === 0) return <ProductPicture intl={intl} url={null} alt={name} widths={[768]} />;
  return (
    <Gallery>
      {shown.map((picture, index) => (
        <Big key={picture.url} data-picture={index}>
          <ProductPicture
            intl={intl}
            url={picture.url}
            alt={picture.name}
            widths={[480, 768, 1200]}
            sizes="(min-width: 64em) 35rem, (min-width: 48em) 50vw, 100vw"
            loading={index === 0 ? 'eager' : 'lazy'}
            isCut
          />
        </Big>
      ))}
      {shown.length > 1 && (
        <Thumbs>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          {shown.map((picture, index) => (
            <Pick key={picture.url}>
              <Choice type="radio" name="product-picture" value={index} defaultChecked={index === 0} />
              <ProductPicture
                intl={intl}
                url={picture.url}
                alt={picture.name}
                widths={[56, 128]}
                sizes="3.5rem"
              />
            </Pick>
          ))}
        </Thumbs>
      )}
    </Gallery>
  );
}
