import type { CheckboxField, FieldHook, TextField } from 'payload';
import { sibling } from '../fields/rules';
import { localizedText } from '../fields/texts';
import type { Media } from '../payload-types';

const isDecorative = (picture: unknown): boolean => sibling(picture, 'isDecorative') === true;

/** In every language, also where a text was stored before. */
const emptyIfDecorative: FieldHook<Media, Media['alt']> = ({ value, siblingData }) =>
  isDecorative(siblingData) ? '' : value;

/** Required in the language of the form; the health page lists the other languages that pages need. */
export const alternativeText: TextField = {
  ...localizedText('alt', { required: true, label: 'Alternative text' }),
  hooks: { beforeChange: [emptyIfDecorative], afterRead: [emptyIfDecorative] },
  admin: {
    description: 'What the picture shows, in one sentence.',
    components: { afterInput: ['/admin/pictureTexts/SuggestedText#SuggestedText'] },
    // Payload does not require a field that its condition hides.
    condition: (_data, siblings) => !isDecorative(siblings),
  },
};

export const decorativeField: CheckboxField = {
  name: 'isDecorative',
  type: 'checkbox',
  label: 'Decorative picture',
  admin: {
    description:
      'Adds nothing to the text beside it. Screen readers skip it in every language, and it needs no alternative text.',
  },
};
