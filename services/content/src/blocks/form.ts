import { defineModule } from '../fields/defineModule';
import { introductionFields } from '../fields/introduction';
import { sibling } from '../fields/rules';
import { fileField } from '../fields/uploads';

const isWhitepaper = (siblings: unknown): boolean => sibling(siblings, 'kind') === 'whitepaper';

/** A whitepaper's form hands out a file, so it must have one. */
export const validateWhitepaperFile = (value: unknown, siblings: unknown): true | string =>
  !isWhitepaper(siblings) ||
  (value !== null && value !== undefined && value !== '') ||
  'Please choose the file that readers of this whitepaper get.';

export const form = defineModule({
  key: 'form',
  label: 'Form',
  plural: 'Forms',
  group: 'Forms',
  labelFields: ['title', 'kind'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Which form',
      required: true,
      defaultValue: 'contact',
      options: [
        { value: 'contact', label: 'Talk to an expert' },
        { value: 'supportRequest', label: 'Support request' },
        { value: 'serviceRequest', label: 'Service request' },
        { value: 'storyFeedback', label: 'Feedback on a story' },
        { value: 'whitepaper', label: 'Whitepaper' },
      ],
    },
    ...introductionFields(),
    {
      ...fileField('file', { label: 'Whitepaper' }),
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        validateWhitepaperFile(value, siblingData),
      admin: { condition: (_: unknown, siblings: unknown) => isWhitepaper(siblings) },
    },
  ],
});
