import type { CollectionConfig, Field, FilterOptions, Where } from 'payload';
import { authors, editors, hasRole, publishedOrEditing } from '../access/roles';
import { modules } from '../blocks/modules';
import { rowLabel } from '../fields/rowLabel';
import { slugField } from '../fields/slug';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';
import { localeOptions } from '../locales';
import { relationId } from '../relations/relationId';
import { namesAsOptions, themeNames } from '../themes';
import {
  announceDeletedPage,
  announcePage,
  deriveParentSlug,
  refusePublishingByAuthors,
  refuseTakenAddress,
  rememberPublicPage,
} from './pageHooks';

const pageTypes = [
  { value: 'Content', label: 'Content' },
  { value: 'Home', label: 'Home' },
  { value: 'Product', label: 'Product' },
  { value: 'Service', label: 'Service' },
  { value: 'SmartFactory', label: 'Smart factory' },
  { value: 'Story', label: 'Story' },
  { value: 'MediaRelease', label: 'Media release' },
  { value: 'Event', label: 'Event' },
  { value: 'Investor', label: 'Investors' },
  { value: 'Location', label: 'Location' },
  { value: 'Form', label: 'Form' },
  { value: 'Error', label: 'Error' },
];

/** Pages of the same site, and not the page itself. */
const possibleParents: FilterOptions = ({ data, id }) => {
  const isSameSite: Where = { site: { equals: relationId(data?.['site']) } };
  const isOther: Where = { id: { not_equals: id } };
  return { and: id === undefined ? [isSameSite] : [isSameSite, isOther] };
};

const addressFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'site', type: 'relationship', relationTo: 'sites', required: true, index: true },
      {
        name: 'parent',
        type: 'relationship',
        relationTo: 'pages',
        index: true,
        filterOptions: possibleParents,
        admin: { description: 'The page above this one. Empty: directly below home.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      slugField({ description: 'Last part of the address. The home page is called "home".' }),
      {
        name: 'parentSlug',
        type: 'text',
        index: true,
        defaultValue: 'home',
        admin: { readOnly: true, description: 'First part of the address: follows the parent.' },
      },
    ],
  },
  {
    name: 'countries',
    type: 'relationship',
    relationTo: 'countries',
    hasMany: true,
    admin: {
      description:
        'The page is for visitors of these countries, in place of the page for all. None: for every country.',
    },
  },
  { name: 'languages', type: 'select', hasMany: true, required: true, options: localeOptions },
  {
    name: 'canonicalUrl',
    type: 'text',
    label: 'Canonical address',
    validate: (value: unknown) =>
      value === null || value === undefined || value === '' ||
      (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) ||
      'A canonical address begins with "https://".',
    admin: { description: 'Only when the same text stands under an address that is to be found instead.' },
  },
];

const protectionFields: Field[] = [
  {
    name: 'protection',
    type: 'group',
    interfaceName: 'PageProtection',
    label: false,
    fields: [
      {
        name: 'mode',
        type: 'select',
        label: 'Who may read the page',
        defaultValue: 'none',
        options: [
          { value: 'none', label: 'Everyone' },
          { value: 'password', label: 'Who knows its password' },
          { value: 'ciamRole', label: 'Who is signed in with a role' },
        ],
      },
      {
        name: 'password',
        type: 'text',
        access: { read: ({ req }) => hasRole(req, 'author') },
        validate: (value: unknown, { siblingData }: { siblingData: { mode?: string | null } }) =>
          siblingData.mode !== 'password' || (typeof value === 'string' && value.length >= 8) ||
          'Please enter a password of at least 8 characters.',
        admin: {
          autoComplete: 'off',
          condition: (_, siblings) => siblings?.['mode'] === 'password',
          description: 'Readable by editors only; the content interface never gives it out.',
        },
      },
      {
        name: 'role',
        type: 'text',
        validate: (value: unknown, { siblingData }: { siblingData: { mode?: string | null } }) =>
          siblingData.mode !== 'ciamRole' || (typeof value === 'string' && value !== '') ||
          'Please enter the role that a reader needs.',
        admin: { condition: (_, siblings) => siblings?.['mode'] === 'ciamRole' },
      },
    ],
  },
];

const translationFields: Field[] = [
  {
    name: 'translationSourceLanguage',
    type: 'select',
    label: 'Translated from',
    defaultValue: 'en',
    options: localeOptions,
  },
  {
    name: 'translationTargetLanguages',
    type: 'array',
    interfaceName: 'TranslationTarget',
    // PostgreSQL allows 63 characters for a name; the version table's would have more.
    dbName: ({ tableName }) => `${tableName}_translations`,
    label: 'Translated to',
    labels: { singular: 'Language', plural: 'Languages' },
    admin: rowLabel('Language', 'language'),
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'language', type: 'select', required: true, options: localeOptions },
          {
            name: 'translationState',
            type: 'select',
            label: 'State',
            required: true,
            defaultValue: 'MarkedForTranslation',
            options: [
              { value: 'MarkedForTranslation', label: 'Marked for translation' },
              { value: 'InProgress', label: 'In progress' },
              { value: 'Translated', label: 'Translated' },
            ],
          },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'exportedAt', type: 'date' },
          { name: 'importedAt', type: 'date' },
        ],
      },
    ],
  },
];

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultPopulate: { title: true, slug: true, parentSlug: true, site: true },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'parentSlug', 'site', 'pageType', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'parentSlug'],
    description: 'What the sites say, page by page, made of modules.',
  },
  access: {
    read: publishedOrEditing,
    readVersions: authors,
    create: authors,
    update: authors,
    delete: editors,
  },
  versions: { maxPerDoc: 20, drafts: { schedulePublish: false } },
  hooks: {
    beforeChange: [refusePublishingByAuthors, deriveParentSlug, refuseTakenAddress, rememberPublicPage],
    afterChange: [announcePage],
    afterDelete: [announceDeletedPage],
  },
  fields: [
    localizedText('title', { required: true, maxLength: 160 }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            {
              name: 'modules',
              type: 'blocks',
              labels: { singular: 'Module', plural: 'Modules' },
              blocks: modules,
              admin: { initCollapsed: true },
            },
          ],
        },
        { label: 'Address and audience', fields: addressFields },
        {
          label: 'Search and sharing',
          fields: [
            localizedTextarea('description', {
              maxLength: 320,
              description: 'One or two sentences, shown by search engines and where the page is shared.',
            }),
            pictureField('shareImage', { label: 'Picture for sharing' }),
          ],
        },
        { label: 'Protection', fields: protectionFields },
        { label: 'Translation', fields: translationFields },
      ],
    },
    {
      name: 'pageType',
      type: 'select',
      label: 'Kind of page',
      required: true,
      defaultValue: 'Content',
      options: pageTypes,
      admin: { position: 'sidebar' },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      defaultValue: 'Default',
      options: namesAsOptions(themeNames),
      admin: { position: 'sidebar', description: 'Default: the theme of the site.' },
    },
    {
      name: 'hideBreadcrumb',
      type: 'checkbox',
      defaultValue: false,
      label: 'Hide the breadcrumb',
      admin: { position: 'sidebar' },
    },
  ],
};
