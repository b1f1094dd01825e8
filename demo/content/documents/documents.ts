import type { SeedDocument } from './blocks';
import { guidePapers } from './documents-guides';
import { partnerPapers } from './documents-partners';
import { policyPapers } from './documents-policies';
import { reports } from './documents-reports';
import { termsDocuments } from './documents-terms';
import { whitepaperPapers } from './documents-whitepapers';

export const documents: readonly SeedDocument[] = [
  ...guidePapers,
  ...policyPapers,
  ...partnerPapers,
  ...whitepaperPapers,
  ...reports,
  ...termsDocuments,
];
