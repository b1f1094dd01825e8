import type { CollectionConfig } from 'payload';
import { themeNames } from '@kmx/contract/themes';
import { authors, draftingAuthors, editors, publishedOrEditing } from '../access/roles';
import { modulesField } from '../blocks/modulesField';
import {
  addressFields,
  protectionFields,
  shownFilesField,
  translationFields,
} from '../contentPages/pageFields';
import {
  deriveParentSlug,
  limitAuthorsToDrafts,
  rejectPublishingByAuthors,
  rejectAddress,
} from '../contentPages/pageHooks';
import { addPasswordVersion, openPagesOrEditing } from '../contentPages/pageProtection';
import { revalidateDeletedPage, revalidatePage, storePublicPage } from '../contentPages/pageRevalidation';
import { storeShownFiles } from '../contentPages/shownFiles';
import { namesAsOptions } from '../fields/namesAsOptions';
import { schedulePanels, searchPreviewPanel, usesPanel } from '../fields/panels';
import { localizedTextarea, localizedTitle } from '../fields/texts';
import { pictureField } from '../fields/uploads';
import { beforeDocumentControls, livePreview } from '../preview/livePreview';
import { settleFailedSchedules } from '../schedules/failedSchedules';
import { translationEndpoints } from '../translation/endpoints/translationEndpoints';

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

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultPopulate: { title: true, slug: true, parentSlug: true, site: true },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'parentSlug', 'site', 'pageType', '_status', 'schedule', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'parentSlug'],
    description: 'The pages of the sites, made of modules.',
    livePreview,
    components: { edit: { beforeDocumentControls } },
  },
  // Access to modules depends on the protection, so it is selected by every query.
  forceSelect: { protection: { mode: true, password: true, role: true } },
  access: {
    read: publishedOrEditing,
    readVersions: authors,
    create: authors,
    update: draftingAuthors,
    delete: editors,
  },
  // Saves while typing, because the preview beside the form shows saved data.
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  endpoints: translationEndpoints,
  hooks: {
    beforeOperation: [limitAuthorsToDrafts],
    beforeChange: [rejectPublishingByAuthors, deriveParentSlug, rejectAddress, storePublicPage],
    beforeRead: [addPasswordVersion],
    afterChange: [storeShownFiles, revalidatePage, settleFailedSchedules],
    afterDelete: [revalidateDeletedPage],
  },
  fields: [
    localizedTitle('title', { maxLength: 160 }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [{ ...modulesField, access: { read: openPagesOrEditing } }],
        },
        { label: 'Address and audience', fields: addressFields },
        {
          label: 'Search and sharing',
          fields: [
            searchPreviewPanel,
            {
              ...localizedTextarea('description', {
                maxLength: 320,
                description: 'One or two sentences, shown by search engines and where the page is shared.',
              }),
              access: { read: openPagesOrEditing },
            },
            {
              ...pictureField('shareImage', { label: 'Picture for sharing' }),
              access: { read: openPagesOrEditing },
            },
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
    shownFilesField,
    ...schedulePanels,
    usesPanel,
  ],
};
