import type {
  Localized,
  MediaKey,
  SeedLink,
  SeedModule,
} from '../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../pages/copy';

/** A link to a story of the same site, by its slug. */
export const toStory = (slug: string, text: Localized): SeedLink => ({
  kind: 'path',
  path: `/stories/${slug}`,
  text,
});

export const toRelease = (slug: string, text: Localized): SeedLink => ({
  kind: 'path',
  path: `/media-releases/${slug}`,
  text,
});

export const prose = (content: Localized, title?: Localized): SeedModule => ({
  blockType: 'richText',
  ...(title === undefined ? {} : { title }),
  content,
});

interface Passage {
  title: Localized;
  content: Localized;
  image: MediaKey;
  links?: SeedLink[];
  mediaPosition?: 'start' | 'end';
}

/** A paragraph or two beside a picture. */
export const passage = (parts: Passage): SeedModule => ({
  blockType: 'mediaText',
  mediaPosition: 'end',
  ...parts,
});

export type Figure = readonly [value: Localized, unit: string, label: Localized];

export const figures = (...rows: readonly Figure[]): SeedModule => ({
  blockType: 'keyFigures',
  figures: rows.map(([value, unit, label]) => ({
    value,
    label,
    ...(unit === '' ? {} : { unit: same(unit) }),
  })),
});

/** Quotation, attributed to a person's work. */
export const quotation = (quote: Localized, attribution: Localized): SeedModule => ({
  blockType: 'quote',
  quote,
  attribution,
});

export const gallery = (
  title: Localized,
  ...images: readonly (readonly [image: MediaKey, caption: Localized])[]
): SeedModule => ({
  blockType: 'lightboxGallery',
  title,
  images: images.map(([image, caption]) => ({ image, caption })),
});

/** The drawn film of a wire that is cut and stripped, with what a story says about it. */
export const film = (title: Localized, caption: Localized, poster: MediaKey): SeedModule => ({
  blockType: 'video',
  title,
  video: 'wire-film',
  poster,
  captionsFile: 'wire-film-captions',
  caption,
  transcript: t(
    'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
    'Der Film ist stumm. Zwei Riemen führen eine rote Leitung zwischen zwei offene Messer. Die Messer schliessen, durchtrennen die Leitung und öffnen wieder. Sie schliessen ein zweites Mal, nun nur in der Isolation, während sich die Leitung zurückzieht. Die Isolation gleitet ab, die blanke Kupferlitze bleibt.',
  ),
});

/** Links to further pages. */
export const next = (title: Localized, ...links: readonly SeedLink[]): SeedModule => ({
  blockType: 'callToAction',
  tone: 'light',
  title,
  links: [...links],
});
