'use client';

import { AttachmentField } from './AttachmentField';
import { useAttachments } from './useAttachments';

/** The field as tests have it: the ids of what is stored stand below it. */
export function ListingField() {
  const attachments = useAttachments('test');
  return (
    <>
      <AttachmentField id="files" attachments={attachments} />
      <output>{attachments.ids.join(' ')}</output>
    </>
  );
}
