import { formatFileSize } from '@kmx/core';
import type { UploadRejection } from '@kmx/core/machines/upload';

import { fillPart, type FormParts } from './formParts';

/** Where a file is on its way, as its row shows it. */
export interface ShownUpload {
  readonly state: 'uploading' | 'stored' | 'refused' | 'broken';
  readonly progress: number;
  readonly status: string;
  /** Of a file that arrived. */
  readonly id?: string | undefined;
}

/** What a refusal means in words; what could not be stored now is tried again like a lost connection. */
export const describeRejection = (
  { say }: FormParts,
  code: UploadRejection | 'tooManyFiles' | 'uploadGone',
): string => say(`blocks.form.error.${code === 'unavailable' ? 'broken' : code}`);

/** Draws the row of a file from the part that the server wrote. */
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

/** Shows how a file stands; the id of one that arrived goes with the form. */
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
