import { z } from 'zod';

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/** What was kept out: where it came from, or in a word such as `inline` what it was; never a query, which may be personal. */
const originOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
};

/** A browser's report that a document tried what its content security policy forbids (CSP level 3, section 5.3). */
export const policyReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().max(4000).transform(pathOf),
      'effective-directive': z
        .string()
        .max(60)
        .regex(/^[a-z-]*$/),
      'blocked-uri': z.string().max(4000).default('').transform(originOf),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    path: report['document-uri'],
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
  }));
