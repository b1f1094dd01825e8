import { decideFileDelivery, strictPolicy } from '@kmx/core';
import { contentDisposition } from './contentDisposition';

/** For responses without a file at file addresses. */
export const strictHeaders = {
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
} as const;

interface DeliveredFile {
  fileName: string;
  /** Content type as reported by the service. */
  storedType: string | null;
  isDownload: boolean;
}

export function setFileHeaders(headers: Headers, { fileName, storedType, isDownload }: DeliveredFile): void {
  const { contentType, disposition, contentSecurityPolicy } = decideFileDelivery(storedType, isDownload);
  headers.set('content-type', contentType);
  headers.set('content-disposition', contentDisposition(disposition, fileName));
  headers.set('content-security-policy', contentSecurityPolicy);
  headers.set('x-content-type-options', 'nosniff');
}
