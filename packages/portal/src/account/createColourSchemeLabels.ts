import type { MessageId } from '../shared/MessageId';
import type { ColourSchemeFieldProps } from './ColourSchemeField';

/** Labels of the field, which is also outside of the portal's messages: in the header of the site. */
export const createColourSchemeLabels = (
  format: (id: MessageId) => string,
): Pick<ColourSchemeFieldProps, 'label' | 'optionLabels'> => ({
  label: format('portal.account.scheme'),
  optionLabels: {
    system: format('portal.account.schemeSystem'),
    light: format('portal.account.schemeLight'),
    dark: format('portal.account.schemeDark'),
  },
});
