import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { Figure } from './Figure';
import { Picture } from './Picture';

const size = { width: 1180, height: 664 };

describe('Picture', () => {
  it('offers webp, falls back to png and reserves its space', async () => {
    const { container } = render(
      <Figure caption="Seen from above.">
        <Picture sources={{ webp: '/media/a.webp', png: '/media/a.png' }} alt="Crimping station" {...size} />
      </Figure>,
    );
    const image = screen.getByRole('img', { name: 'Crimping station' });
    expect(image).toHaveAttribute('src', '/media/a.png');
    expect(image).toHaveAttribute('width', '1180');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/media/a.webp');
    expect(screen.getByRole('figure')).toHaveTextContent('Seen from above.');
    await expectNoAxeViolations(container);
  });

  it('offers AVIF before webp', () => {
    const sources = { avif: '/a.avif', webp: '/a.webp', png: '/a.png' };
    const { container } = render(<Picture sources={sources} alt="" {...size} />);
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
  });

  it('loads the picture at the top first', () => {
    render(<Picture sources="/media/a.png" alt="Crimping station" loading="eager" {...size} />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
