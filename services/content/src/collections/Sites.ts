import type { CollectionConfig, RelationshipField } from 'payload';
import { themeNames } from '@kmx/contract/themes';
import { editedByEditors } from '../access/roles';
import { localeOptions } from '../config/locales';
import { copyHost } from '../documents/siteCopies';
import {
  rejectClaimedDomain,
  rejectSlugOfPage,
  validateEmail,
  validateHost,
  validateSiteLanguage,
} from '../documents/siteRules';
import { markCopy } from '../fields/duplicates';
import { namesAsOptions } from '../fields/namesAsOptions';
import { hiddenSitePanel } from '../fields/panels';
import { rowLabel } from '../fields/rowLabel';
import { slugField } from '../fields/slug';
import { localizedText } from '../fields/texts';
import { publishEveryChange } from '../publication/hooks';

const itemsField = (name: string, label: string, description: string): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'navigation-items',
  hasMany: true,
  label,
  admin: { description },
});

export const Sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: 'Site', plural: 'Sites' },
  admin: {
    group: 'System',
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'slug', 'languages', 'defaultLanguage'],
    description: 'The sites, the addresses they answer to, their languages and their menus.',
  },
  access: editedByEditors,
  hooks: {
    beforeValidate: [rejectClaimedDomain],
    beforeChange: [rejectSlugOfPage],
    ...publishEveryChange(() => ({ collection: 'sites' })),
  },
  fields: [
    hiddenSitePanel,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            { name: 'name', type: 'text', required: true, hooks: { beforeDuplicate: [markCopy] } },
            slugField({
              name: 'key',
              label: 'Key',
              unique: true,
              description: 'The stable name under which programs know the site. Changing it breaks them.',
            }),
            slugField({
              optional: true,
              description:
                'First part of the path of a site that shares a host. Empty for a site with its own host.',
            }),
            {
              name: 'domains',
              type: 'array',
              interfaceName: 'SiteDomain',
              required: true,
              minRows: 1,
              labels: { singular: 'Domain', plural: 'Domains' },
              admin: {
                ...rowLabel('Domain', 'host'),
                description: 'Host names, without port, that lead to this site.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'host',
                      type: 'text',
                      required: true,
                      validate: validateHost,
                      hooks: { beforeDuplicate: [copyHost] },
                    },
                    slugField({
                      optional: true,
                      description: 'Only if the site is one path of that host.',
                    }),
                  ],
                },
              ],
            },
            {
              name: 'internationalOnly',
              type: 'checkbox',
              defaultValue: false,
              label: 'No countries, only languages',
            },
            {
              name: 'showHiddenCountries',
              type: 'checkbox',
              defaultValue: false,
              label: 'Show hidden countries',
              admin: { description: 'Offers also the countries that are hidden on the other sites.' },
            },
            {
              name: 'hideSideButtons',
              type: 'checkbox',
              defaultValue: false,
              label: 'Hide the side buttons',
            },
            {
              name: 'enableCutFont',
              type: 'checkbox',
              defaultValue: false,
              label: 'Set headlines in the cut typeface',
            },
          ],
        },
        {
          label: 'Languages',
          fields: [
            { name: 'languages', type: 'select', hasMany: true, required: true, options: localeOptions },
            {
              name: 'defaultLanguage',
              type: 'select',
              required: true,
              defaultValue: 'en',
              options: localeOptions,
              validate: validateSiteLanguage,
            },
            {
              name: 'localelessLanguage',
              type: 'select',
              label: 'Language of paths without a locale',
              options: localeOptions,
              validate: validateSiteLanguage,
              admin: { description: 'Empty: such paths redirect to the best locale.' },
            },
          ],
        },
        {
          label: 'Header',
          fields: [
            {
              name: 'headerNavigation',
              type: 'group',
              interfaceName: 'HeaderNavigation',
              label: false,
              fields: [
                {
                  name: 'theme',
                  type: 'select',
                  required: true,
                  defaultValue: 'Default',
                  options: namesAsOptions(themeNames),
                  admin: { description: 'The theme of the site, wherever a page does not choose its own.' },
                },
                { name: 'hidden', type: 'checkbox', defaultValue: false, label: 'Hide the menu' },
                itemsField(
                  'homeItems',
                  'Main menu',
                  'The menu that opens from the home page, in this order.',
                ),
                itemsField('topItems', 'Top line', 'Short links above the main menu.'),
              ],
            },
          ],
        },
        {
          label: 'Footer and contact',
          fields: [
            {
              name: 'footerNavigation',
              type: 'group',
              interfaceName: 'FooterNavigation',
              label: false,
              fields: [
                itemsField('items', 'Columns', 'Each entry is a column; the entries below it are its links.'),
                itemsField('legalItems', 'Legal line', 'Imprint, privacy and the like.'),
                localizedText('note', { description: 'One line at the very end.' }),
              ],
            },
            {
              name: 'contact',
              type: 'group',
              interfaceName: 'SiteContact',
              fields: [
                { name: 'phone', type: 'text' },
                { name: 'email', type: 'text', validate: validateEmail },
              ],
            },
          ],
        },
      ],
    },
  ],
};
