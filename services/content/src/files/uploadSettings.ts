import path from 'node:path';
import { environment } from '../config/environment';

const megabyte = 1024 * 1024;
const maxFileBytes = 200 * megabyte;

/** Folders of uploads in progress, one for each process: Payload's names are unique within one only. */
export const temporaryFolder = path.join(environment.dataDirectory, 'uploading');

/** Uploads are written to files while they arrive, so that a film needs no memory. */
export const uploadSettings = {
  useTempFiles: true,
  tempFileDir: path.join(temporaryFolder, String(process.pid)),
  // The admin sends one file, and its form as one field.
  limits: { fileSize: maxFileBytes, files: 1, fields: 20, parts: 21 },
  // The file, and the fields of its form.
  requestSizeLimit: maxFileBytes + 2 * megabyte,
};
