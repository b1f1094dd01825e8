import { decideFileDelivery, strictPolicy } from '@kmx/core';
import { contentDisposition } from './contentDisposition';

/** For an answer without a file, on an address where files are. */
export const strictHeaders = {
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
} as const;

interface DeliveredFile {
  fileName: string;
  /** As the service behind the site names it. */
  storedType: string | null;
  isDownload: boolean;
}

/** Sets what a browser may do with the bytes of a file, and the name under which they are saved. */
export function setFileHeaders(headers: Headers, { fileName, storedType, isDownload }: DeliveredFile): void {
  const { contentType, disposition, contentSecurityPolicy } = decideFileDelivery(storedType, isDownload);
  headers.set('content-type', contentType);
  headers.set('content-disposition', contentDisposition(disposition, fileName));
  headers.set('content-security-policy', contentSecurityPolicy);
  headers.set('x-content-type-options', 'nosniff');
}
