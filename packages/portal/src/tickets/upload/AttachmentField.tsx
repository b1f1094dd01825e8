'use client';

import { useRef, type DragEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatFileSize } from '@kmx/core';
import { FileUpload, FileUploadRow } from '@kmx/design-system';
import type { FileFault, ShownFile } from './shownFile';
import type { Attachments } from './useAttachments';

const errorMessageIds = {
  tooLarge: 'portal.upload.fault.tooLarge',
  notAllowed: 'portal.upload.fault.notAllowed',
  empty: 'portal.upload.fault.empty',
  infected: 'portal.upload.fault.infected',
  tooComplex: 'portal.upload.fault.tooComplex',
  broken: 'portal.upload.fault.broken',
  unavailable: 'portal.upload.fault.unavailable',
  tooManyFiles: 'portal.upload.fault.tooManyFiles',
  gone: 'portal.upload.fault.gone',
} as const satisfies Record<FileFault, string>;

function FileRow({ file }: { readonly file: ShownFile }) {
  const intl = useIntl();
  const { name, size, state, progress, fault } = file;
  const stateId = state === 'stored' ? 'portal.upload.stored' : 'portal.upload.uploading';
  return (
    <FileUploadRow
      name={name}
      size={formatFileSize(size, intl.locale)}
      state={state}
      status={intl.formatMessage({ id: fault ? errorMessageIds[fault] : stateId })}
      progress={progress}
      retryLabel={intl.formatMessage({ id: 'portal.upload.retry' }, { name })}
      removeLabel={intl.formatMessage({ id: 'portal.upload.remove' }, { name })}
    />
  );
}

/** Finds the row of a button, and whether it is the retry or the remove button, by their data attributes. */
function findControl(target: EventTarget): { kind: 'retry' | 'remove'; index: number } | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-upload]');
  const isButton = target.closest('button') !== null;
  if (!row || !isButton) return undefined;
  const kind = target.closest('[data-upload-retry]') ? 'retry' : 'remove';
  return { kind, index: [...(row.parentElement?.children ?? [])].indexOf(row) };
}

const markDragging = (event: DragEvent<HTMLElement>) => {
  event.preventDefault();
  event.currentTarget
    .querySelector('[data-upload-area]')
    ?.toggleAttribute('data-dragging', event.type === 'dragover');
};

interface AttachmentFieldProps {
  readonly id: string;
  readonly attachments: Attachments;
}

/** Images and videos of a ticket, chosen or dropped, each with its progress, its result and a remove button. */
export function AttachmentField({ id, attachments }: AttachmentFieldProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const act = (event: MouseEvent) => {
    const control = findControl(event.target);
    const file = control && attachments.files[control.index];
    if (!file) return;
    if (control.kind === 'retry') attachments.retry(file.key);
    else attachments.remove(file.key);
    // The button is removed or hidden with its row: focus moves to the field.
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div
      ref={frame}
      onClick={act}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        attachments.add([...(target.files ?? [])]);
        // Otherwise choosing the same file again would not fire `change`.
        target.value = '';
      }}
      onDragOver={markDragging}
      onDragLeave={markDragging}
      onDrop={(event) => {
        markDragging(event);
        attachments.add([...event.dataTransfer.files]);
      }}
    >
      <FileUpload
        id={id}
        name={id}
        label={intl.formatMessage({ id: 'portal.upload.label' })}
        hint={intl.formatMessage({ id: 'portal.upload.hint' })}
        prompt={intl.formatMessage({ id: 'portal.upload.prompt' })}
        accept="image/*,video/*"
      >
        {attachments.files.map((file) => (
          <FileRow key={file.key} file={file} />
        ))}
      </FileUpload>
    </div>
  );
}
