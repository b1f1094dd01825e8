import { illustration } from '../../testing/illustration';
import type { ClassificationTeaser } from './ClassificationTeasers';

const area = (slug: string, name: string, productCount: number, text?: string): ClassificationTeaser => ({
  slug,
  name,
  href: `/en/products/${slug}`,
  text,
  pictureUrl: illustration(productCount, 480, 480),
  productCount,
});

export const classificationTeasersMock = {
  items: [
    area('cut-strip', 'Cutting and stripping', 13, 'From the drum to a wire of the right length.'),
    area('crimp', 'Crimping', 10, 'The joint that holds: measured on every stroke.'),
    area('twisting', 'Twisting', 3),
    { ...area('software', 'Software', 3), pictureUrl: undefined },
  ],
};
