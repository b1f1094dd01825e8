import type { Field, FilterOptions, Where } from 'payload';
import { hasRole } from '../access/roles';
import { localeOptions } from '../config/locales';
import { rowLabel } from '../fields/rowLabel';
import { slugField } from '../fields/slug';
import type { Page } from '../payload-types';
import { relationId } from '../relations/relationId';
import { findAddressProblem } from './pageAddress';
import { toStoredPassword, validatePagePassword } from './pagePasswords';

/** Pages of the same site, and not the page itself. */
const possibleParents: FilterOptions<Partial<Page> | undefined> = ({ data, id }) => {
  const isSameSite: Where = { site: { equals: relationId(data?.site) } };
  const isOther: Where = { id: { not_equals: id } };
  return { and: id === undefined ? [isSameSite] : [isSameSite, isOther] };
};

export const addressFields: Field[] = [
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
      slugField({
        description: 'Last part of the address. The home page is called "home".',
        followsTitle: true,
        findProblem: (req, document) => findAddressProblem(req, document, document.id),
      }),
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
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) ||
      'A canonical address begins with "https://".',
    admin: {
      description: 'Only if the same text has another address that search engines should show instead.',
    },
  },
];

export const protectionFields: Field[] = [
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
          { value: 'password', label: 'Anyone with the password' },
          { value: 'ciamRole', label: 'People signed in with a certain role' },
        ],
        // A cleared choice means a page for everyone, as access rules have no third state.
        hooks: { beforeChange: [({ value }: { value?: unknown }) => value ?? 'none'] },
      },
      {
        name: 'password',
        type: 'text',
        access: { read: ({ req }) => hasRole(req, 'author') },
        validate: (value: unknown, { siblingData }: { siblingData: { mode?: string | null } }) =>
          siblingData.mode !== 'password' || validatePagePassword(value),
        hooks: { beforeChange: [({ value }: { value?: unknown }) => toStoredPassword(value)] },
        admin: {
          condition: (_, siblings) => siblings?.['mode'] === 'password',
          components: { Field: '/admin/PagePasswordField#PagePasswordField' },
        },
      },
      {
        name: 'role',
        type: 'text',
        validate: (value: unknown, { siblingData }: { siblingData: { mode?: string | null } }) =>
          siblingData.mode !== 'ciamRole' ||
          (typeof value === 'string' && value !== '') ||
          'Please enter the role that a reader needs.',
        admin: { condition: (_, siblings) => siblings?.['mode'] === 'ciamRole' },
      },
    ],
  },
];

/** Maintained by a hook, see `shownFiles.ts`. */
export const shownFilesField: Field = {
  name: 'shownFiles',
  type: 'relationship',
  relationTo: 'files',
  hasMany: true,
  hidden: true,
};

export const translationFields: Field[] = [
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
      // Texts of the source at the time of the translation, by segment, so that later changes are found.
      { name: 'translatedSource', type: 'json', hidden: true },
    ],
  },
];
