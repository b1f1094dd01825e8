import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { editedByAuthors } from '../access/roles';
import { environment } from '../config/environment';
import { applyCrops, prepareCrops, storeCrops } from '../crops/cropHooks';
import { cropsField } from '../crops/cropsField';
import { sameFilesPanel, usesPanel } from '../fields/panels';
import { localizedText } from '../fields/texts';
import { alternativeText, decorativeField } from '../files/alternativeText';
import { contentHashField, storeContentHash } from '../files/contentHash';
import { imageSizes } from '../files/imagePresets';
import { removeTemporaryFile } from '../files/removeTemporaryFile';
import { renditionEndpoint } from '../files/renditionEndpoint';
import { rightsFields } from '../files/rightsFields';
import { rejectInfectedUpload } from '../files/scanHook';
import { tagsField } from '../files/tags';
import { rejectBulkUpload, rejectForbiddenUpload } from '../files/uploadAccessHook';
import { hardenUploadHeaders } from '../files/uploadHeaders';
import { setUploadTypeByContent } from '../files/uploadTypeHook';
import type { Media as MediaDocument } from '../payload-types';
import { publishEveryChange } from '../publication/hooks';

const publishedHooks = publishEveryChange<MediaDocument>(({ id }) => ({ collection: 'media', id }));

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  graphQL: { singularName: 'Media', pluralName: 'AllMedia' },
  admin: {
    group: 'Library',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'tags', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'tags'],
    description: 'Pictures, with texts for readers who cannot see them. All sizes are made on upload.',
  },
  // Always true. The condition makes Payload look up the document, so that an unknown picture returns 404
  // instead of a broken file.
  access: { ...editedByAuthors, read: () => ({ id: { exists: true } }) },
  endpoints: [renditionEndpoint],
  hooks: {
    ...publishedHooks,
    beforeOperation: [
      rejectForbiddenUpload,
      rejectBulkUpload,
      setUploadTypeByContent,
      rejectInfectedUpload,
      prepareCrops,
    ],
    afterOperation: [removeTemporaryFile],
    beforeChange: [storeContentHash, applyCrops],
    afterChange: [storeCrops, ...publishedHooks.afterChange],
  },
  upload: {
    staticDir: path.join(environment.dataDirectory, 'media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    adminThumbnail: 'inline',
    focalPoint: true,
    imageSizes,
    pasteURL: false,
    modifyResponseHeaders: hardenUploadHeaders,
  },
  fields: [
    sameFilesPanel,
    cropsField,
    alternativeText,
    decorativeField,
    localizedText('caption'),
    rightsFields,
    tagsField,
    contentHashField,
    usesPanel,
  ],
};
