import type { CollectionConfig, Field } from 'payload';
import { editedByEditors } from '../access/roles';
import { siteField } from '../articles/articleFields';
import { closedDaysField, openingHoursField } from '../articles/locationHours';
import { publishOnSites, rejectTakenSlug } from '../documents/documentHooks';
import { validateEmail } from '../documents/siteRules';
import { usesPanel } from '../fields/panels';
import { validateDegrees, validatePhone, validateTimeZone, validateWebsite } from '../fields/rules';
import { slugField } from '../fields/slug';
import { localizedText, localizedTextarea, localizedTitle } from '../fields/texts';

const kinds = [
  { value: 'headquarters', label: 'Headquarters' },
  { value: 'plant', label: 'Plant' },
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'training', label: 'Training' },
  { value: 'distributor', label: 'Distributor' },
];

const addressFields: Field[] = [
  { name: 'street', type: 'text' },
  {
    type: 'row',
    fields: [
      { name: 'zip', type: 'text', label: 'Postal code' },
      localizedText('city', { required: true }),
      localizedText('region'),
    ],
  },
  { name: 'country', type: 'relationship', relationTo: 'countries', required: true },
  {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', required: true, validate: validateDegrees(90) },
      { name: 'longitude', type: 'number', required: true, validate: validateDegrees(180) },
      { name: 'timeZone', type: 'text', required: true, validate: validateTimeZone },
    ],
  },
];

const reachFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'phone', type: 'text', validate: validatePhone },
      { name: 'email', type: 'text', label: 'E-mail', validate: validateEmail },
      { name: 'website', type: 'text', validate: validateWebsite },
    ],
  },
  localizedTextarea('note', { description: 'How to get there, or what to bring.' }),
];

export const Locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: 'Location', plural: 'Locations' },
  graphQL: { singularName: 'Location', pluralName: 'Locations' },
  admin: {
    group: 'Places and dates',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kinds', 'country', 'site'],
    listSearchableFields: ['name', 'slug'],
    description: 'Where we and our partners are, shown in the list and on the map of locations.',
  },
  access: editedByEditors,
  hooks: { ...publishOnSites('locations'), beforeChange: [rejectTakenSlug] },
  fields: [
    localizedTitle('name', { maxLength: 120 }),
    {
      type: 'row',
      fields: [siteField, slugField({ description: 'Names the location in addresses: /locations#{slug}.' })],
    },
    { name: 'kinds', type: 'select', hasMany: true, required: true, options: kinds },
    { type: 'collapsible', label: 'Address', fields: addressFields },
    { type: 'collapsible', label: 'Contact details', fields: reachFields },
    openingHoursField,
    closedDaysField,
    usesPanel,
  ],
};
