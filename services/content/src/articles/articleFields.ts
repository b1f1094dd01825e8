import type { CollectionConfig, Field } from 'payload';
import { isAddressedCollection } from '@kmx/contract/documents';
import { authors, draftingAuthors, editors, publishedOrEditing } from '../access/roles';
import { modulesField } from '../blocks/modulesField';
import { localeOptions } from '../config/locales';
import { limitAuthorsToDrafts, rejectPublishingByAuthors } from '../contentPages/pageHooks';
import { findSlugProblem, rejectTakenSlug } from '../documents/documentHooks';
import { schedulePanels, usesPanel } from '../fields/panels';
import { slugField } from '../fields/slug';
import { localizedTextarea, localizedTitle } from '../fields/texts';
import { pictureField } from '../fields/uploads';
import { beforeDocumentControls, livePreview } from '../preview/livePreview';
import { settleFailedSchedules } from '../schedules/failedSchedules';
import { revalidateDeletedDocument, revalidateDocument, storePublicDocument } from './articleRevalidation';

export const siteField: Field = {
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  index: true,
};

export const categoryOptions = [
  { value: 'customers', label: 'Customers' },
  { value: 'technology', label: 'Technology' },
  { value: 'people', label: 'People' },
  { value: 'sustainability', label: 'Sustainability' },
  { value: 'company', label: 'Company' },
];

/** Site and slug of a document with its own page, for example at "/stories/{slug}". */
export const addressFields = (address: string): Field => ({
  type: 'row',
  fields: [
    siteField,
    slugField({
      description: `Last part of the address: ${address}.`,
      followsTitle: true,
      findProblem: async (req, document, collection) =>
        collection !== undefined && isAddressedCollection(collection)
          ? findSlugProblem(req, collection, document)
          : undefined,
    }),
  ],
});

const audienceFields = (address: string): Field[] => [
  addressFields(address),
  { name: 'languages', type: 'select', hasMany: true, required: true, options: localeOptions },
  {
    name: 'countries',
    type: 'relationship',
    relationTo: 'countries',
    hasMany: true,
    admin: { description: 'Shown only to visitors of these countries. None: to all.' },
  },
];

interface ArticleParts {
  /** For example "/stories/{slug}". */
  address: string;
  isPictureRequired: boolean;
  /** Label and fields of what only this kind has. */
  own: { label: string; fields: Field[] };
}

/** Fields of a document with its own page: texts, specific fields, and audience. */
export const articleFields = ({ address, isPictureRequired, own }: ArticleParts): Field[] => [
  localizedTitle('title', { maxLength: 160 }),
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [
          localizedTextarea('leadText', {
            label: 'Lead',
            required: true,
            maxLength: 600,
            description: 'Two or three sentences, shown in lists and by search engines too.',
          }),
          pictureField('teaserImage', { label: 'Picture', required: isPictureRequired }),
          modulesField,
        ],
      },
      own,
      { label: 'Address and audience', fields: audienceFields(address) },
    ],
  },
  ...schedulePanels,
  usesPanel,
];

/** The site's own rendering beside the form; a click in it opens the row of the module. */
export const previewedAdmin = {
  livePreview,
  components: { edit: { beforeDocumentControls } },
};

/** Authors save drafts, editors publish, readers see published versions. */
export const draftedCollection: Pick<CollectionConfig, 'access' | 'versions' | 'hooks'> = {
  access: {
    read: publishedOrEditing,
    readVersions: authors,
    create: authors,
    update: draftingAuthors,
    delete: editors,
  },
  // As with pages, the preview beside the form shows autosaved values.
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  hooks: {
    beforeOperation: [limitAuthorsToDrafts],
    beforeChange: [rejectPublishingByAuthors, rejectTakenSlug, storePublicDocument],
    afterChange: [revalidateDocument, settleFailedSchedules],
    afterDelete: [revalidateDeletedDocument],
  },
};
