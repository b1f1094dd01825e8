import { screen, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBlockContext } from '../../testing/createBlockContext';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { LightboxGallery } from './LightboxGallery';
import { lightboxGallery } from './LightboxGallery.block';
import { lightboxGalleryMock } from './LightboxGallery.mock';
import { lightboxGallerySchema } from './LightboxGallery.schema';
import { startLightbox } from './startLightbox';

describe('LightboxGallery', () => {
  describeBlock({
    block: lightboxGallery,
    mock: lightboxGalleryMock,
    broken: [{ ...lightboxGalleryMock, images: lightboxGalleryMock.images.slice(0, 1) }, 'images'],
  });

  it('is rejected if no picture has a file, so that no link opens an empty gallery', () => {
    const images = lightboxGalleryMock.images.map((entry) => ({ ...entry, image: null }));
    const prepared = lightboxGallery.prepare({ ...lightboxGalleryMock, images });
    expect(prepared.ok ? [] : prepared.issues.map(({ path }) => path)).toEqual(['images']);
  });

  let end: AbortController;
  beforeEach(() => {
    end = new AbortController();
    startLightbox(end.signal);
  });
  afterEach(() => end.abort());

  const show = () => {
    render(renderBlock(lightboxGalleryMock));
    return userEvent.setup();
  };
  const openFirst = async () => {
    const user = show();
    await user.click(screen.getByRole('link', { name: 'Enlarge picture: Feed with straightening rollers' }));
    return { user, dialog: await screen.findByRole('dialog') };
  };

  it('links every thumbnail to the large picture, for readers without JavaScript', () => {
    const markup = renderToStaticMarkup(renderBlock(lightboxGalleryMock));
    const hrefs = [...markup.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toHaveLength(4);
    expect(new Set(hrefs).size).toBe(4);
  });

  it('shows the credit of a picture by its caption, also in the viewer', async () => {
    const images = lightboxGalleryMock.images.map(({ image, caption }) => ({
      image: { ...image, credit: 'Photo: Anna Muster' },
      caption,
    }));
    render(renderBlock({ ...lightboxGalleryMock, images }));
    const text = 'Feed: nine rollers, set by a motor · Photo: Anna Muster';
    expect(screen.getByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Feed with straightening rollers/ }));
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeInTheDocument();
  });

  it('opens the clicked picture and wraps around by keyboard', async () => {
    const { user, dialog } = await openFirst();
    expect(dialog).toHaveAttribute('open');
    expect(within(dialog).getByText('1 of 4')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('3 of 4')).toBeInTheDocument();
    await user.keyboard('{End}{ArrowRight}');
    expect(within(dialog).getByRole('img')).toHaveAccessibleName('Feed with straightening rollers');
  });

  it('9 "lightbox thumb 80": the viewer has a thumbnail per picture, and marks the current one', async () => {
    const { user, dialog } = await openFirst();
    const thumbnail = (name: string) => within(dialog).getByRole('button', { name });
    expect(thumbnail('Feed with straightening rollers')).toHaveAttribute('aria-current', 'true');
    await user.click(thumbnail('Crimping press with applicator'));
    expect(within(dialog).getByText('3 of 4')).toBeInTheDocument();
    expect(thumbnail('Crimping press with applicator')).toHaveAttribute('aria-current', 'true');
    expect(thumbnail('Feed with straightening rollers')).not.toHaveAttribute('aria-current');
  });

  it('uses files of the library with 80 px width as thumbnails', () => {
    const context = createBlockContext({ mediaUrl: () => '/media/press-960x960.png' });
    const data = lightboxGallerySchema.parse(lightboxGalleryMock);
    const markup = renderToStaticMarkup(<LightboxGallery data={data} context={context} />);
    expect(markup).toMatch(
      /press-960x960\.png\?preset=lightboxThumbnail&amp;format=png" alt="[^"]*" width="80"/,
    );
  });

  it('returns the focus to the thumbnail of the last picture', async () => {
    const { user, dialog } = await openFirst();
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Enlarge picture: Cutting head with V blades' })).toHaveFocus();
  });

  it('leaves clicks for a new tab to the browser', async () => {
    const user = show();
    const isTaken: boolean[] = [];
    const record = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', record, { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Enlarge picture: Cutting head with V blades' }));
    expect(isTaken).toEqual([false]);
    expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
  });
});
