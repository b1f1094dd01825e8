import { limits } from '@kmx/core';
import { maxAttachments } from '@kmx/core/forms';
import type { createUploadActor, UploadRejection } from '@kmx/core/machines/upload';
import type { FileUploadState } from '@kmx/design-system';
import type { StoredFile } from './storedFile';

/** Actor of an upload, which can be cancelled and retried. */
export type Upload = ReturnType<typeof createUploadActor>;

/** Reason why a file is not attached: rejected upload, too many files, or no longer stored by the service. */
export type FileFault = UploadRejection | 'tooManyFiles' | 'gone';

/** Row of a file; `size` in bytes, `progress` from 0 to 1. */
export interface ShownFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: FileUploadState;
  readonly progress: number;
  readonly fault?: FileFault;
}

export interface SentFile {
  readonly key: string;
  readonly file: File;
  /** Absent for a file that was rejected before sending. */
  readonly upload?: Upload;
}

/** Rejects a file before it is sent (section 5: "File upload: images or videos, at most 100 MB"). */
export function rejectEarly({ size }: Pick<File, 'size'>): UploadRejection | undefined {
  if (size > limits.uploadMaxBytes) return 'tooLarge';
  return size === 0 ? 'empty' : undefined;
}

/** Number of files that can be added; rejected ones do not count. */
export const countFreePlaces = (stored: readonly StoredFile[], sent: readonly SentFile[]): number =>
  maxAttachments - stored.length - sent.filter(isOnItsWay).length;

export const isOnItsWay = ({ upload }: SentFile): boolean => upload?.getSnapshot().value === 'uploading';

/** Only temporary failures can be retried. */
const canRetry = (fault: FileFault) => fault === 'broken' || fault === 'unavailable';

/** Row of a file that the service has stored. */
export const showStored = ({ id, name, size }: StoredFile): ShownFile => ({
  key: id,
  name,
  size,
  state: 'stored',
  progress: 1,
});

/** Row of a file of the draft that the service no longer stores. */
export const showGone = (file: StoredFile): ShownFile => ({
  ...showStored(file),
  state: 'rejected',
  progress: 0,
  fault: 'gone',
});

export function showSent({ key, file, upload }: SentFile): ShownFile {
  const about = { key, name: file.name, size: file.size };
  const snapshot = upload?.getSnapshot();
  if (snapshot?.value === 'uploading')
    return { ...about, state: 'uploading', progress: snapshot.context.progress };
  const fault = snapshot ? (snapshot.context.rejection ?? 'broken') : 'tooManyFiles';
  return { ...about, state: canRetry(fault) ? 'broken' : 'rejected', progress: 0, fault };
}
