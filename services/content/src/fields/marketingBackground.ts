import type { SelectField } from 'payload';
import { namesAsOptions } from './namesAsOptions';

/** Background of a marketing section, in a page and in the navigation. */
export const marketingBackgroundField = (): SelectField => ({
  name: 'backgroundColor',
  type: 'select',
  label: 'Background',
  defaultValue: 'Dark_White',
  options: namesAsOptions(['Dark_White', 'White_Dark', 'Accent']),
});
