import { formatFileSize } from '@kmx/core';
import type { FormMessage } from '@kmx/core/forms';
import type { UploadRejection } from '@kmx/core/machines/upload';

import { fillPart, type FormParts } from './formParts';

export interface ShownUpload {
  readonly state: 'uploading' | 'stored' | 'rejected' | 'broken';
  readonly progress: number;
  readonly status: string;
  /** Set once the upload has finished. */
  readonly id?: string | undefined;
}

export const describeRejection = (
  { message }: FormParts,
  code: UploadRejection | 'tooManyFiles' | 'uploadGone',
): string => message(`blocks.form.error.${code}` satisfies FormMessage['id']);

/** Creates the row of a file from the server-rendered template. */
export function createUploadRow(parts: FormParts, file: File): HTMLElement {
  const row = parts.clone('upload') ?? document.createElement('li');
  fillPart(row, 'data-upload-name', file.name);
  fillPart(row, 'data-upload-size', formatFileSize(file.size, document.documentElement.lang || undefined));
  row.querySelector('progress')?.setAttribute('aria-label', file.name);
  for (const button of row.querySelectorAll('button')) {
    const label = `${button.getAttribute('aria-label') ?? ''}: ${file.name}`;
    button.setAttribute('aria-label', label);
    button.title = label;
  }
  return row;
}

function showId(row: HTMLElement, id: string | undefined): void {
  row.querySelector('input[name=attachments]')?.remove();
  if (id === undefined) return;
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'attachments', value: id });
  row.append(input);
}

/** Shows the state of an upload and adds its id to the form once it has finished. */
export function showUpload(row: HTMLElement, { state, progress, status, id }: ShownUpload): void {
  row.dataset.state = state;
  const place = row.querySelector('[data-upload-status]');
  if (place && place.textContent !== status) place.textContent = status;
  const bar = row.querySelector('progress');
  if (bar) bar.value = progress;
  const retry = row.querySelector<HTMLElement>('[data-upload-retry]');
  if (retry) retry.hidden = state !== 'broken';
  showId(row, id);
}
