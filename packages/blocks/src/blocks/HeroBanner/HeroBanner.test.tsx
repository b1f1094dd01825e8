import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { brokenLink } from '../../testing/mocks';
import { renderBlock } from '../../testing/renderBlock';
import { heroBanner } from './HeroBanner.block';
import { heroBannerMock } from './HeroBanner.mock';

describe('HeroBanner', () => {
  describeBlock({
    block: heroBanner,
    mock: heroBannerMock,
    broken: [{ ...heroBannerMock, title: ' ' }, 'title'],
  });

  it('is the h1 of the page as the first module, otherwise an h2', () => {
    const { rerender } = render(renderBlock(heroBannerMock, {}, 0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Crimped to a hundredth');
    rerender(renderBlock(heroBannerMock, {}, 1));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Crimped to a hundredth');
  });

  it('loads its picture eagerly only as the first module', () => {
    const { rerender } = render(renderBlock(heroBannerMock, {}, 0));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    rerender(renderBlock(heroBannerMock, {}, 3));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('shows the placeholder if the picture is missing', () => {
    render(renderBlock({ ...heroBannerMock, image: null }));
    expect(screen.getByRole('img', { name: 'No picture available' })).toBeInTheDocument();
  });

  it('2.5 "With no target, a button is shown": a link whose page is not published', () => {
    render(renderBlock({ ...heroBannerMock, links: [{ link: brokenLink('Gone') }] }));
    expect(screen.getByRole('button', { name: 'Gone' })).toBeInTheDocument();
  });
});
