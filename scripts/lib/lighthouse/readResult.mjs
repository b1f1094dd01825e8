/** The categories that have to be whole. Speed is measured elsewhere, on a machine that does nothing else. */
export const categoryIds = ['accessibility', 'best-practices', 'seo'];

/** Audits that Lighthouse is not to ask of a page: those that it fails on purpose, each with the reason in words. */
export const skippedAudits = ({ leftOut = {} }) => Object.keys(leftOut);

const isShort = ({ score }) => score !== null && score < 1;

/** Shortest description of an element in an audit's list. */
const describeItem = ({ node, url, source, description }) =>
  node?.selector ?? url ?? source?.url ?? description ?? undefined;

function describeAudit({ title, details }, weight) {
  const items = (details?.items ?? []).map(describeItem).filter(Boolean);
  return { title, weight, items };
}

/** From Lighthouse's answer: the points of each category, and the audits that cost points, the dearest first. */
export function readResult({ categories, audits }) {
  return categoryIds.map((id) => {
    const { title, score, auditRefs } = categories[id];
    const lost = auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && isShort(audits[audit]))
      .map(({ id: audit, weight }) => describeAudit(audits[audit], weight))
      .sort((one, other) => other.weight - one.weight);
    // A category without a score was not measured: that is not a hundred.
    return { title, points: Math.round((score ?? 0) * 100), lost };
  });
}
