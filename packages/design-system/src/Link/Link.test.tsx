import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { Link, type DataLink } from './Link';

describe('Link', () => {
  it.each<DataLink>(['route', 'plain', 'action'])('passes on how a click is handled: %s', (dataLink) => {
    render(
      <Link href="/products" dataLink={dataLink}>
        Products
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('data-link', dataLink);
  });

  it('stays in its tab by default', () => {
    render(<Link href="/products">Products</Link>);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
    expect(screen.getByRole('link')).not.toHaveAttribute('data-link');
  });

  it('announces that it opens a new tab', async () => {
    const { container } = render(
      <p>
        <Link href="https://example.com" isExternal openInNewTab newTabLabel="(opens in a new tab)">
          Share register
        </Link>
      </p>,
    );
    const link = screen.getByRole('link', { name: 'Share register (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    await expectNoAxeViolations(container);
  });
});
