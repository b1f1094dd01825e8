import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductHero } from './ProductHero';
import { productHeroMock } from './ProductHero.mock';

describe('ProductHero', () => {
  it('contains the h1 and labelled figures, and passes axe', async () => {
    const { container } = render(<ProductHero {...productHeroMock} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Linea 220' })).toBeInTheDocument();
    const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Conductor cross-section', 'Output', 'Cutting length']);
    await expectNoAxeViolations(container);
  });

  it('9 "brand image height 96": shows the image of the brand instead of its name', () => {
    const brandImage = { url: '/product-assets/brand-1.webp?height=96', width: 416, height: 96 };
    render(<ProductHero {...productHeroMock} product={{ ...productHeroMock.product, brandImage }} />);
    const mark = screen.getByRole('img', { name: 'Komax' });
    expect([mark.getAttribute('src'), mark.getAttribute('height')]).toEqual([brandImage.url, '96']);
    expect(screen.queryByText('Komax')).not.toBeInTheDocument();
  });

  it('does not repeat the short description', () => {
    render(<ProductHero {...productHeroMock} />);
    expect(screen.getAllByText(/For laboratories/)).toHaveLength(1);
    expect(screen.getByText(/^Cuts wires/)).toBeInTheDocument();
  });

  it('offers a choice of pictures without JavaScript', () => {
    render(<ProductHero {...productHeroMock} />);
    const choices = screen.getAllByRole('radio');
    expect(choices).toHaveLength(2);
    expect(choices[0]).toBeChecked();
    expect(screen.getByRole('group', { name: 'Pictures' })).toBeInTheDocument();
  });

  it('9 "A default fallback image is used for missing images"', () => {
    render(<ProductHero {...productHeroMock} pictures={[]} />);
    expect(screen.getByRole('img', { name: 'No picture available' })).toBeInTheDocument();
  });

  it('marks the language of a text in another language', () => {
    render(<ProductHero {...productHeroMock} product={{ ...productHeroMock.product, lang: 'de' }} />);
    expect(screen.getByText(/^Cuts wires/).closest('[lang]')).toHaveAttribute('lang', 'de');
  });
});
