import { defineBlock } from '../../contract/defineBlock';
import { LightboxGallery } from './LightboxGallery';
import { LightboxGalleryFragment } from './LightboxGallery.fragment';
import { lightboxGallerySchema } from './LightboxGallery.schema';

export const lightboxGallery = defineBlock({
  type: 'lightboxGallery',
  fragment: LightboxGalleryFragment,
  schema: lightboxGallerySchema,
  Component: LightboxGallery,
});
