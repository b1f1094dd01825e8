import { defineModule } from '../fields/defineModule';
import { rowLabel } from '../fields/rowLabel';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const lightboxGallery = defineModule({
  key: 'lightboxGallery',
  label: 'Gallery with lightbox',
  plural: 'Galleries with lightbox',
  group: 'Pictures and film',
  labelFields: ['title'],
  fields: [
    localizedText('title'),
    localizedTextarea('text'),
    {
      name: 'images',
      type: 'array',
      interfaceName: 'LightboxGalleryImage',
      labels: { singular: 'Picture', plural: 'Pictures' },
      required: true,
      minRows: 2,
      maxRows: 24,
      admin: rowLabel('Picture', 'caption'),
      fields: [pictureField('image', { required: true, label: 'Picture' }), localizedText('caption')],
    },
  ],
});
