import type { FileFragment, LinkFragment, MediaFragment } from '../__generated__/graphql';
import { illustration } from './illustration';

const noTarget = {
  text: null,
  path: null,
  pageParameters: null,
  url: null,
  product: null,
  openInNewTab: false,
  page: null,
  file: null,
} as const;

export const pageLink = (text: string, slug: string): LinkFragment => ({
  ...noTarget,
  kind: 'page',
  text,
  page: { id: `page-${slug}`, title: text, slug, parentSlug: 'home', site: { id: 'site-main', key: 'main' } },
});

export const externalLink = (text: string, url: string): LinkFragment => ({
  ...noTarget,
  kind: 'external',
  text,
  url,
  openInNewTab: true,
});

export const brokenLink = (text: string): LinkFragment => ({ ...noTarget, kind: 'page', text });

interface MediaMock {
  readonly id: string;
  readonly alt: string;
  readonly seed: number;
}

/** Picture in every preset as data URLs, so that stories and tests load nothing. */
export function createMedia({ id, alt, seed }: MediaMock): MediaFragment {
  const size = (width: number, height: number) => ({ url: illustration(seed, width, height), width, height });
  return {
    id,
    alt,
    ...size(1600, 900),
    sizes: {
      stretched: size(1180, 664),
      stretchedPng: size(1180, 664),
      stretchedVideo: size(1200, 675),
      stretchedVideoPng: size(1200, 675),
      breakOut: size(980, 551),
      breakOutPng: size(980, 551),
      inline: size(780, 439),
      inlinePng: size(780, 439),
      asideSquare: size(960, 960),
      asideSquarePng: size(960, 960),
      asideVideo: size(960, 540),
      asideVideoPng: size(960, 540),
    },
  };
}

export const createFile = (
  file: Partial<FileFragment> & Pick<FileFragment, 'id' | 'slug'>,
): FileFragment => ({
  title: null,
  filename: `${file.slug}.pdf`,
  filesize: 2_413_000,
  url: `/api/files/file/${file.slug}.pdf`,
  mimeType: 'application/pdf',
  locale: null,
  ...file,
});
