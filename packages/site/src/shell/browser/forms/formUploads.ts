import { limits } from '@kmx/core';
import { maxAttachments } from '@kmx/core/forms';
import { createUploadActor, type UploadRejection } from '@kmx/core/machines/upload';
import { removeUpload, sendUpload } from '@kmx/portal/upload';

import type { FormParts } from './formParts';
import { createUploadRow, describeRejection, showUpload, type ShownUpload } from './uploadRow';

export interface FormUploads {
  readonly isUploading: () => boolean;
  /** Removes files that the server no longer has. */
  readonly removeMissing: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

type Upload = ReturnType<typeof createUploadActor>;

/** Public forms are anonymous, even for signed-in readers. */
const stranger = undefined;

/** Rejects a file before any byte is sent. */
function rejectEarly(file: File): UploadRejection | undefined {
  if (file.size > limits.uploadMaxBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
}

const canRetry = (code: UploadRejection | undefined) => code === 'broken' || code === 'unavailable';

function describeUpload(upload: Upload, parts: FormParts): ShownUpload | undefined {
  const { value, context } = upload.getSnapshot();
  const { progress, id, rejection } = context;
  switch (value) {
    case 'uploading':
      return { state: 'uploading', progress, status: parts.message('uploading') };
    case 'stored':
      return { state: 'stored', progress, status: parts.message('uploaded'), id };
    case 'rejected':
      return {
        state: canRetry(rejection) ? 'broken' : 'rejected',
        progress: 0,
        status: describeRejection(parts, rejection ?? 'broken'),
      };
    case 'broken':
      return { state: 'broken', progress: 0, status: describeRejection(parts, 'broken') };
    case 'idle':
    case 'cancelled':
      return undefined;
  }
}

/** Removes a file in any state and moves the focus to the field. */
function takeBack(upload: Upload, row: HTMLElement, input: HTMLInputElement): void {
  const { id } = upload.getSnapshot().context;
  upload.send({ type: 'upload.cancelled' });
  if (id !== undefined) removeUpload(id, stranger);
  row.remove();
  input.focus();
}

function startUpload(parts: FormParts, file: File, row: HTMLElement, input: HTMLInputElement): Upload {
  const upload = createUploadActor((onProgress, signal) => {
    const code = rejectEarly(file);
    return code
      ? Promise.resolve({ kind: 'rejected', code })
      : sendUpload(file, onProgress, signal, stranger);
  });
  upload.subscribe(() => {
    const shown = describeUpload(upload, parts);
    if (shown) showUpload(row, shown);
  });
  row
    .querySelector('[data-upload-retry]')
    ?.addEventListener('click', () => upload.send({ type: 'upload.retried' }));
  row.querySelector('[data-upload-remove]')?.addEventListener('click', () => takeBack(upload, row, input));
  upload.start().send({ type: 'upload.started' });
  return upload;
}

/** Shows a rejected row for a file beyond the maximum number. */
function rejectRow(parts: FormParts, row: HTMLElement, input: HTMLInputElement): void {
  showUpload(row, { state: 'rejected', progress: 0, status: describeRejection(parts, 'tooManyFiles') });
  row.querySelector('[data-upload-remove]')?.addEventListener('click', () => {
    row.remove();
    input.focus();
  });
}

function watchArea(area: HTMLElement | null, add: (files: Iterable<File>) => void): void {
  const drag = (event: DragEvent) => {
    event.preventDefault();
    area?.toggleAttribute('data-dragging', event.type === 'dragover');
  };
  area?.addEventListener('dragover', drag);
  area?.addEventListener('dragleave', drag);
  area?.addEventListener('drop', (event) => {
    drag(event);
    add(event.dataTransfer?.files ?? []);
  });
}

/**
 * Uploads files as soon as they are chosen or dropped, each with its own row; undefined for a form without
 * files.
 */
export function startUploads(form: HTMLFormElement, parts: FormParts): FormUploads | undefined {
  const input = form.querySelector<HTMLInputElement>('[data-file-upload] input[type=file]');
  const list = form.querySelector<HTMLElement>('[data-upload-list]');
  if (!input || !list) return undefined;
  const uploads = new Set<Upload>();
  const isLeft = () => new FormData(form).getAll('attachments').length + pending() < maxAttachments;
  const pending = () => [...uploads].filter((upload) => upload.getSnapshot().value === 'uploading').length;
  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const row = createUploadRow(parts, file);
      list.append(row);
      if (isLeft()) uploads.add(startUpload(parts, file, row, input));
      else rejectRow(parts, row, input);
    }
  };
  const take = () => {
    add([...(input.files ?? [])]);
    // The files are uploaded separately, so the form must not include them.
    input.value = '';
  };
  input.addEventListener('change', take);
  watchArea(form.querySelector('[data-upload-area]'), add);
  // Files chosen before this script was loaded.
  if (input.files?.length) take();
  return {
    isUploading: () => pending() > 0,
    removeMissing: (ids) => {
      for (const stored of list.querySelectorAll<HTMLInputElement>('input[name=attachments]')) {
        const row = stored.closest<HTMLElement>('li');
        if (!row || !ids.includes(stored.value)) continue;
        stored.remove();
        showUpload(row, { state: 'rejected', progress: 0, status: describeRejection(parts, 'uploadGone') });
      }
    },
    clear: () => list.replaceChildren(),
  };
}
