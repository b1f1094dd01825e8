import { z } from 'zod';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';
import { fileSchema, type FileData } from '../../content/File.schema';

/** A deleted file removes its row, not the whole list. */
const downloads = requiredList(z.object({ title: optionalText, file: fileSchema })).transform((entries) =>
  entries.flatMap(({ title, file }): readonly FileData[] =>
    file ? [{ ...file, title: title ?? file.title }] : [],
  ),
);

export const downloadListSchema = z.object({
  ...moduleFields,
  title: requiredText,
  text: optionalText,
  files: downloads,
});

export type DownloadListData = z.output<typeof downloadListSchema>;
