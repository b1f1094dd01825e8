import type { CollectionConfig, DateField, Field, TextField } from 'payload';
import { addressFields, draftedCollection, previewedAdmin } from '../articles/articleFields';
import { localeOptions } from '../config/locales';
import { validateEmail } from '../documents/siteRules';
import { dayField } from '../fields/dates';
import { schedulePanels, usesPanel } from '../fields/panels';
import { proseField } from '../fields/prose';
import { sibling, validateApplication, validateEnd } from '../fields/rules';
import { localizedText, localizedTitle } from '../fields/texts';

const employmentTypes = [
  { value: 'fullTime', label: 'Full-time' },
  { value: 'partTime', label: 'Part-time' },
  { value: 'temporary', label: 'Temporary' },
  { value: 'internship', label: 'Internship' },
  { value: 'apprenticeship', label: 'Apprenticeship' },
];

const jobFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'location',
        type: 'relationship',
        relationTo: 'locations',
        required: true,
        admin: { description: 'Its time zone decides when a day begins and ends.' },
      },
      localizedText('department', { required: true, maxLength: 80 }),
    ],
  },
  { name: 'employmentTypes', type: 'select', hasMany: true, required: true, options: employmentTypes },
  proseField('text', { required: true }),
];

const applyUntil: DateField = {
  ...dayField('applyUntil', { description: 'The last day. Empty: until the opening is removed.' }),
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
    validateEnd(value, sibling(siblingData, 'publishedOn')),
};

const applicationUrl: TextField = {
  name: 'applicationUrl',
  type: 'text',
  label: 'Application form',
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
    validateApplication(value, sibling(siblingData, 'email')),
  admin: { description: 'For example "https://example.com/apply". Replaces the e-mail address.' },
};

const applicationFields: Field[] = [
  {
    type: 'row',
    fields: [
      dayField('publishedOn', {
        required: true,
        label: 'Published on',
        description: 'Readers see the opening from this day on.',
      }),
      applyUntil,
    ],
  },
  {
    type: 'row',
    fields: [{ name: 'email', type: 'text', label: 'E-mail', validate: validateEmail }, applicationUrl],
  },
];

export const JobOpenings: CollectionConfig = {
  slug: 'job-openings',
  labels: { singular: 'Job opening', plural: 'Job openings' },
  graphQL: { singularName: 'JobOpening', pluralName: 'JobOpenings' },
  defaultPopulate: { title: true, slug: true, site: true },
  admin: {
    ...previewedAdmin,
    group: 'Places and dates',
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'location', 'applyUntil', 'site', '_status', 'schedule'],
    listSearchableFields: ['title', 'slug'],
    description: 'Each opening has a page from the first day to the last day to apply.',
  },
  ...draftedCollection,
  fields: [
    localizedTitle('title', { maxLength: 120 }),
    addressFields('/careers/{slug}'),
    { name: 'languages', type: 'select', hasMany: true, required: true, options: localeOptions },
    { type: 'collapsible', label: 'The job', fields: jobFields },
    { type: 'collapsible', label: 'Application', fields: applicationFields },
    ...schedulePanels,
    usesPanel,
  ],
};
