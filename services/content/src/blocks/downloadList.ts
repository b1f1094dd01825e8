import { defineModule } from '../fields/defineModule';
import { rowLabel } from '../fields/rowLabel';
import { localizedText, localizedTextarea } from '../fields/texts';
import { fileField } from '../fields/uploads';

export const downloadList = defineModule({
  key: 'downloadList',
  label: 'Downloads',
  plural: 'Downloads',
  group: 'Further links',
  labelFields: ['title'],
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('text'),
    {
      name: 'files',
      type: 'array',
      interfaceName: 'DownloadListFile',
      labels: { singular: 'File', plural: 'Files' },
      required: true,
      minRows: 1,
      maxRows: 20,
      admin: rowLabel('File', 'title'),
      fields: [
        fileField('file', { required: true }),
        localizedText('title', { description: "Empty: the file's own title." }),
      ],
    },
  ],
});
