import { render, screen } from '@testing-library/react';
import { Picture } from '@kmx/design-system';

import { startPictures } from './startPictures';

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => end.abort());

const show = (alt: string) => {
  render(<Picture sources="/media/a.png" alt={alt} width={960} height={540} loading="eager" />);
  const image = document.querySelector('img');
  if (!image) throw new Error('There is no image.');
  return image;
};
const frame = () => document.querySelector('[data-failed]');

it('replaces a failed image with a fallback of the same size and name, and hides it', () => {
  const image = show('A press');
  startPictures(end.signal);
  expect(frame()).toBeNull();
  image.dispatchEvent(new Event('error'));
  expect(frame()).toHaveStyle({ aspectRatio: '960 / 540' });
  expect(screen.getByRole('img', { name: 'A press' })).toBe(frame());
  expect(image).not.toBeVisible();
});

it('gives the fallback of a decorative image no name', () => {
  const image = show('');
  startPictures(end.signal);
  image.dispatchEvent(new Event('error'));
  expect(frame()).not.toHaveAttribute('role');
});

it.each([
  ['that failed before the script began', 0, true],
  ['that has arrived', 960, false],
])('handles an image %s', (_name, naturalWidth, isFailed) => {
  const image = show('A press');
  for (const [name, value] of Object.entries({ complete: true, currentSrc: '/media/a.png', naturalWidth }))
    Object.defineProperty(image, name, { value });
  startPictures(end.signal);
  expect(frame() !== null).toBe(isFailed);
});
