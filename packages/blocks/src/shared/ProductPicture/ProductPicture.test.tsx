import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { ProductPicture } from './ProductPicture';

const { intl } = createPageContext();

describe('ProductPicture', () => {
  it('offers several widths and reserves its space', () => {
    const { container } = render(
      <ProductPicture
        intl={intl}
        url="/product-assets/a.webp"
        alt="Linea"
        widths={[480, 768]}
        sizes="50vw"
      />,
    );
    expect([...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset])).toEqual([
      [
        'image/avif',
        '/product-assets/a.webp?width=480&format=avif 480w, /product-assets/a.webp?width=768&format=avif 768w',
      ],
    ]);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/product-assets/a.webp?width=480');
    expect(screen.getByRole('img')).toHaveAttribute('height', '768');
  });

  it('9 "A default fallback image is used for missing images": without a name if decorative', () => {
    const { container } = render(<ProductPicture intl={intl} url={null} alt="" widths={[180]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('[data-wire="empty"]')).toBeInTheDocument();
  });
});
