import { limits } from '@kmx/core';
import { maxAttachments } from '@kmx/core/forms';
import type { createUploadActor, UploadRejection } from '@kmx/core/machines/upload';
import type { FileUploadState } from '@kmx/design-system';
import type { StoredFile } from './storedFile';

/** An upload that can be asked, cancelled and sent again. */
export type Upload = ReturnType<typeof createUploadActor>;

/** Why a file does not go with the ticket: what the upload says, one too many, or no longer held by the service. */
export type FileFault = UploadRejection | 'tooManyFiles' | 'gone';

/** A file as its row shows it; `size` in bytes, `progress` from 0 to 1. */
export interface ShownFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: FileUploadState;
  readonly progress: number;
  readonly fault?: FileFault;
}

/** A file being uploaded, or a rejected one. */
export interface SentFile {
  readonly key: string;
  readonly file: File;
  /** Left out for a file that is not sent at all. */
  readonly upload?: Upload;
}

/** Rejects a file before it is sent (section 5: "File upload: images or videos, at most 100 MB"). */
export function rejectEarly({ size }: Pick<File, 'size'>): UploadRejection | undefined {
  if (size > limits.uploadMaxBytes) return 'tooLarge';
  return size === 0 ? 'empty' : undefined;
}

/** Number of further files; rejected ones do not count. */
export const countFreePlaces = (stored: readonly StoredFile[], sent: readonly SentFile[]): number =>
  maxAttachments - stored.length - sent.filter(isOnItsWay).length;

export const isOnItsWay = ({ upload }: SentFile): boolean => upload?.getSnapshot().value === 'uploading';

/** Only what may go better a second time can be tried again. */
const canRetry = (fault: FileFault) => fault === 'broken' || fault === 'unavailable';

/** A file that the service holds. */
export const showStored = ({ id, name, size }: StoredFile): ShownFile => ({
  key: id,
  name,
  size,
  state: 'stored',
  progress: 1,
});

/** A file that was held when the draft was written and is not any more. */
export const showGone = (file: StoredFile): ShownFile => ({
  ...showStored(file),
  state: 'refused',
  progress: 0,
  fault: 'gone',
});

/** Describes a file by the state of its upload. */
export function showSent({ key, file, upload }: SentFile): ShownFile {
  const about = { key, name: file.name, size: file.size };
  const snapshot = upload?.getSnapshot();
  if (snapshot?.value === 'uploading')
    return { ...about, state: 'uploading', progress: snapshot.context.progress };
  const fault = snapshot ? (snapshot.context.rejection ?? 'broken') : 'tooManyFiles';
  return { ...about, state: canRetry(fault) ? 'broken' : 'refused', progress: 0, fault };
}
