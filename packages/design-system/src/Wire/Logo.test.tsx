import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

describe('Logo', () => {
  it('renders the name as text beside the mark', () => {
    render(<Logo name="Schleuniger" />);

    expect(screen.getByText('Schleuniger')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('uses the name as the accessible name of its link', () => {
    render(
      <a href="/en">
        <Logo name="Cirris" />
      </a>,
    );

    expect(screen.getByRole('link', { name: 'Cirris' })).toBeInTheDocument();
  });

  it.each(['full', 'mark'] as const)('is an image named by its title if %s', (variant) => {
    render(<Logo name="Volta" title="Volta, to the home page" variant={variant} />);

    expect(screen.getByRole('img', { name: 'Volta, to the home page' })).toBeInTheDocument();
  });

  it('is decorative as a mark without a title', () => {
    const { container } = render(<Logo name="Volta" variant="mark" />);

    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
