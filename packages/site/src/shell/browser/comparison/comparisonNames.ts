export interface ComparisonNames {
  readonly product: (slug: string) => string;
  /** `''` for attributes common to all variants. */
  readonly variant: (slug: string, id: string | null) => string;
  readonly classification: (slug: string) => string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a text nested in a response; `undefined` if it is missing. */
function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (place, key) => (isRecord(place) && Object.hasOwn(place, key) ? place[key] : undefined),
    value,
  );
  return typeof found === 'string' ? found : undefined;
}

/**
 * Fetches the names from the site. On failure, slugs serve as names, so that entries can still be removed.
 */
export async function fetchComparisonNames(
  url: string,
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<ComparisonNames> {
  const response: unknown = await fetch(`${url}?slugs=${slugs.map(encodeURIComponent).join(',')}`, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch((error: unknown) => console.warn('The product names could not be loaded.', error));
  return {
    product: (slug) => textAt(response, 'products', slug, 'name') ?? slug,
    variant: (slug, id) => (id === null ? '' : (textAt(response, 'products', slug, 'variants', id) ?? id)),
    classification: (slug) => textAt(response, 'classifications', slug) ?? slug,
  };
}
