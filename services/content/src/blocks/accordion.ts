import { defineModule } from '../fields/defineModule';
import { proseField } from '../fields/prose';
import { rowLabel } from '../fields/rowLabel';
import { localizedText } from '../fields/texts';

export const accordion = defineModule({
  key: 'accordion',
  label: 'Accordion',
  plural: 'Accordions',
  group: 'Text',
  labelFields: ['title'],
  fields: [
    localizedText('title'),
    {
      name: 'items',
      type: 'array',
      interfaceName: 'AccordionItem',
      labels: { singular: 'Item', plural: 'Items' },
      required: true,
      minRows: 1,
      maxRows: 20,
      admin: rowLabel('Item', 'title'),
      fields: [localizedText('title', { required: true }), proseField('content', { required: true })],
    },
  ],
});
