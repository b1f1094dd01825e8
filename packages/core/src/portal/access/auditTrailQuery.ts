import { readPage, writeAddress, writePage } from '../lists/listAddress';

/** Which part of a user's audit trail is seen, as the address of the user has it. */
export interface AuditTrailQuery {
  /** From 1. */
  readonly page: number;
}

/** The part of the trail that an address asks for; what is no page is the first. */
export const parseAuditTrailQuery = (query: URLSearchParams): AuditTrailQuery => ({ page: readPage(query) });

/** `page=2`; `''` for the newest entries. */
export const formatAuditTrailQuery = ({ page }: AuditTrailQuery): string => writeAddress(writePage(page));
