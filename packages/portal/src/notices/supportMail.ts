import { createMailHref } from '@kmx/core/forms';

/**
 * Returns a `mailto:` address for support with subject and details; long texts are truncated, because mail programs
 * limit the length.
 */
export const createSupportHref = (
  address: string,
  { subject, text = '' }: { subject: string; text?: string },
): string => createMailHref({ to: address, subject, text });
