'use client';

import { AttachmentField } from './AttachmentField';
import { useAttachments } from './useAttachments';

/** The field with the ids of the stored files listed below it. */
export function ListingField() {
  const attachments = useAttachments('test');
  return (
    <>
      <AttachmentField id="files" attachments={attachments} />
      <output>{attachments.ids.join(' ')}</output>
    </>
  );
}
