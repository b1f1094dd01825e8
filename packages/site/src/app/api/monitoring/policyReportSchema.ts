import { z } from 'zod';

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/**
 * Origin of the blocked resource, or a keyword such as `inline`; without the query, which may be personal.
 */
const originOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
};

/** Content security policy violation report (CSP level 3, section 5.3). */
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
