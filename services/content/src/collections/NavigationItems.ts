import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { linkField } from '../fields/link';
import { marketingBackgroundField } from '../fields/marketingBackground';
import { usesPanel } from '../fields/panels';
import { slugField } from '../fields/slug';
import { localizedText, localizedTextarea, localizedTitle } from '../fields/texts';
import { pictureField } from '../fields/uploads';
import { publishEveryChange } from '../publication/hooks';

export const NavigationItems: CollectionConfig = {
  slug: 'navigation-items',
  labels: { singular: 'Navigation item', plural: 'Navigation items' },
  graphQL: { singularName: 'NavigationItem', pluralName: 'NavigationItems' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'items', 'countries', 'hidden'],
    description:
      'Entries of the header and footer. A site lists its first level; each entry lists the ones below it.',
  },
  access: editedByEditors,
  hooks: publishEveryChange(() => ({ collection: 'navigation-items' })),
  fields: [
    localizedTitle('title'),
    localizedText('breadcrumbOverride', {
      label: 'Breadcrumb text',
      description: 'Empty: the title.',
    }),
    slugField({ description: 'Names the entry inside its menu.' }),
    linkField(),
    {
      name: 'items',
      type: 'relationship',
      relationTo: 'navigation-items',
      hasMany: true,
      label: 'Entries below',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    {
      name: 'countries',
      type: 'relationship',
      relationTo: 'countries',
      hasMany: true,
      admin: { position: 'sidebar', description: 'Shown only to visitors of these countries. None: to all.' },
    },
    {
      name: 'hidden',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Part of breadcrumbs and page look-up, but not shown in the menu.',
      },
    },
    {
      name: 'marketingSection',
      type: 'group',
      interfaceName: 'NavigationMarketingSection',
      label: 'Marketing section',
      admin: { description: 'A teaser beside the entries below this one.' },
      fields: [
        { name: 'enabled', type: 'checkbox', label: 'Show a marketing section', defaultValue: false },
        {
          type: 'collapsible',
          label: 'Content of the marketing section',
          admin: { condition: (_, siblings) => siblings?.['enabled'] === true },
          fields: [
            pictureField('logo'),
            marketingBackgroundField(),
            localizedText('title'),
            localizedTextarea('text'),
            linkField(),
          ],
        },
      ],
    },
    usesPanel,
  ],
};
