import { defineModule } from '../fields/defineModule';
import { linkField } from '../fields/link';
import { marketingBackgroundField } from '../fields/marketingBackground';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const marketingSection = defineModule({
  key: 'marketingSection',
  label: 'Marketing section',
  plural: 'Marketing sections',
  group: 'Further links',
  labelFields: ['title'],
  fields: [
    pictureField('logo'),
    marketingBackgroundField(),
    localizedText('title', { required: true }),
    localizedTextarea('text'),
    linkField({ required: true }),
  ],
});
