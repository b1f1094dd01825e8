/** Categories that must reach 100. Speed is measured elsewhere, on an idle machine. */
export const categoryIds = ['accessibility', 'best-practices', 'seo'];

/** Audits that are skipped for a page because it fails them on purpose, each with the reason. */
export const skippedAudits = ({ leftOut = {} }) => Object.keys(leftOut);

const isShort = ({ score }) => score !== null && score < 1;

/** The shortest description of an element in an audit. */
const describeItem = ({ node, url, source, description }) =>
  node?.selector ?? url ?? source?.url ?? description ?? undefined;

function describeAudit({ title, details }, weight) {
  const items = (details?.items ?? []).map(describeItem).filter(Boolean);
  return { title, weight, items };
}

/** Returns the score of each category, and the audits that lower a score, by descending weight. */
export function readResult({ categories, audits }) {
  return categoryIds.map((id) => {
    const { title, score, auditRefs } = categories[id];
    const lost = auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && isShort(audits[audit]))
      .map(({ id: audit, weight }) => describeAudit(audits[audit], weight))
      .sort((one, other) => other.weight - one.weight);
    // A category without a score was not measured, so it counts as failed.
    return { title, points: Math.round((score ?? 0) * 100), lost };
  });
}
