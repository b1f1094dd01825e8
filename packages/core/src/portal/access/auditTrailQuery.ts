import { readPage, writeAddress, writePage } from '../lists/listAddress';

export interface AuditTrailQuery {
  /** From 1. */
  readonly page: number;
}

/** Parses the query of an address; an invalid page becomes the first. */
export const parseAuditTrailQuery = (query: URLSearchParams): AuditTrailQuery => ({ page: readPage(query) });

/** Returns `page=2`; `''` for the newest entries. */
export const formatAuditTrailQuery = ({ page }: AuditTrailQuery): string => writeAddress(writePage(page));
