'use client';

import { useIntl } from 'react-intl';
import type { AttachmentFactsFragment } from '../../__generated__/customer/graphql';
import { AttachmentItem } from './AttachmentItem';
import { Items } from './Attachments.styles';

/** Files of a ticket or of one of its entries; renders nothing without files. */
export function Attachments({ attachments }: { readonly attachments: readonly AttachmentFactsFragment[] }) {
  const intl = useIntl();
  if (attachments.length === 0) return null;
  return (
    <Items aria-label={intl.formatMessage({ id: 'portal.newTicket.attachments' })}>
      {attachments.map((attachment) => (
        <AttachmentItem key={attachment.id} attachment={attachment} />
      ))}
    </Items>
  );
}
