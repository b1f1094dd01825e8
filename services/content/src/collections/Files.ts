import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { editedByAuthors } from '../access/roles';
import { environment } from '../config/environment';
import { localeOptions } from '../config/locales';
import { sameFilesPanel, usesPanel } from '../fields/panels';
import { slugField } from '../fields/slug';
import { localizedTitle } from '../fields/texts';
import { contentHashField, storeContentHash } from '../files/contentHash';
import { rejectTakenFileSlug } from '../files/fileHooks';
import { unprotectedOrEditing } from '../files/fileProtection';
import { removeTemporaryFile } from '../files/removeTemporaryFile';
import { rightsFields } from '../files/rightsFields';
import { rejectInfectedUpload } from '../files/scanHook';
import { tagsField } from '../files/tags';
import { rejectBulkUpload, rejectForbiddenUpload } from '../files/uploadAccessHook';
import { hardenFileHeaders } from '../files/uploadHeaders';
import { setUploadTypeByContent } from '../files/uploadTypeHook';
import type { File as FileDocument } from '../payload-types';
import { publishEveryChange } from '../publication/hooks';

export const Files: CollectionConfig = {
  slug: 'files',
  labels: { singular: 'File', plural: 'Files' },
  graphQL: { singularName: 'File', pluralName: 'Files' },
  admin: {
    group: 'Library',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'filename', 'locale', 'tags', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'filename', 'tags'],
    description: 'Documents, films and subtitles, each under the address /file/{slug}.',
  },
  access: { ...editedByAuthors, read: unprotectedOrEditing },
  indexes: [{ fields: ['slug', 'locale'], unique: true }],
  hooks: {
    ...publishEveryChange<FileDocument>(({ id }) => ({ collection: 'files', id })),
    beforeOperation: [rejectForbiddenUpload, rejectBulkUpload, setUploadTypeByContent, rejectInfectedUpload],
    afterOperation: [removeTemporaryFile],
    beforeChange: [rejectTakenFileSlug, storeContentHash],
  },
  upload: {
    staticDir: path.join(environment.dataDirectory, 'files'),
    pasteURL: false,
    modifyResponseHeaders: hardenFileHeaders,
  },
  fields: [
    sameFilesPanel,
    localizedTitle('title'),
    slugField({
      description: 'The file is served as /file/{slug}. Language versions of one file share their slug.',
    }),
    {
      name: 'locale',
      type: 'select',
      label: 'Language of the file',
      options: localeOptions,
      admin: { description: 'Empty: for readers of every language.' },
    },
    rightsFields,
    tagsField,
    contentHashField,
    usesPanel,
  ],
};
