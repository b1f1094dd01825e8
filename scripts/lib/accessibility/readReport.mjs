/** Results that count: rules of WCAG that failed for certain. The others are questions to a person. */
const isViolation = ({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL';

/** `element` is a part of the start tag without class names, which change with each file. */
const isExplained = (explanations, { ruleId, reasonId, snippet }) =>
  explanations.some(
    ({ rule, reason, element }) => rule === ruleId && reason === reasonId && snippet.includes(element),
  );

/** Returns the violations of a report of the engine that are not explained as false. */
export const readReport = ({ results }, explanations) =>
  results
    .filter(isViolation)
    .filter((result) => !isExplained(explanations, result))
    .map(({ ruleId, reasonId, message, snippet, path }) => ({
      rule: `${ruleId} (${reasonId})`,
      message,
      snippet,
      element: path.dom,
    }));
