import type { UploadField, UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';
import { fileField, type UploadOptions } from './uploads';

/** Required kind of a file, by the media type of its content. */
interface FileKind {
  mimeTypes: readonly string[];
  /** Advises an editor what to choose instead. */
  problem: string;
}

/** Before Payload's own validation, which would name the ids of what does not fit. */
const validateKind =
  ({ mimeTypes, problem }: FileKind): UploadFieldSingleValidation =>
  async (value, options) => {
    if (typeof value !== 'string') return upload(value, options);
    const { req } = options;
    const file = await req.payload.db.findOne<{ id: string; mimeType?: string }>({
      collection: 'files',
      where: { id: { equals: value } },
      req,
    });
    const isOther = file?.mimeType !== undefined && !mimeTypes.includes(file.mimeType);
    return isOther ? problem : upload(value, options);
  };

/** Restricts a file field to some types: others are not offered, and are rejected by the API. */
export const fileFieldOf = (name: string, kind: FileKind, options: UploadOptions = {}): UploadField => ({
  ...fileField(name, options),
  filterOptions: { mimeType: { in: [...kind.mimeTypes] } },
  validate: validateKind(kind),
});
