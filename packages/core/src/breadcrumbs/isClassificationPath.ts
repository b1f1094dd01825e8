const classificationSegments: readonly (string | undefined)[] = ['products', 'services', 'smart-factory'];

/** "Pages whose path starts or ends with /products, /services or /smart-factory" (section 2.4), on whole segments. */
export function isClassificationPath(path: string): boolean {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  return classificationSegments.includes(segments[0]) || classificationSegments.includes(segments.at(-1));
}
