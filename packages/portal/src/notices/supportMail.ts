import { createMailHref } from '@kmx/core/forms';

/** The address of a mail to support, with what it is about and what was seen; long texts are cut to what mail programs take. */
export const createSupportHref = (
  address: string,
  { subject, text = '' }: { subject: string; text?: string },
): string => createMailHref({ to: address, subject, text });
