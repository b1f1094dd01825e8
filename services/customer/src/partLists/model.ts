import type { Part } from '../parts/model';

export interface PartListLine {
  articleNumber: string;
  quantity: number;
}

/** A parts list of an organisation; its members see it. */
export interface PartList {
  id: string;
  name: string;
  /** Name of the author at the time. */
  savedBy: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  lineCount: number;
  /** The viewer may rename and delete it: the author, and administrators of the organisation. */
  canChange: boolean;
}

export interface PartListDetail {
  list: PartList;
  /** `part` is null if the part is no longer sold. */
  lines: readonly (PartListLine & { part: Part | null })[];
}

export interface PartListInput {
  organisationId: string;
  name: string;
  lines: readonly PartListLine[];
}

export const partListRejectionCodes = [
  'nameTaken',
  'nameMissing',
  'tooMany',
  'empty',
  'invalid',
  'notAllowed',
  'unknownList',
  'unknownOrganisation',
] as const;
export type PartListRejectionCode = (typeof partListRejectionCodes)[number];

export interface PartListRejected {
  kind: 'rejected';
  code: PartListRejectionCode;
  /** One sentence in English. */
  message: string;
}

/** The lists of the organisation after the change. */
export type PartListResult = { kind: 'saved'; lists: readonly PartList[] } | PartListRejected;
