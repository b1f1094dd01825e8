/** Converts Next's parsed parameters back to a query. */
export const toQuery = (
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
