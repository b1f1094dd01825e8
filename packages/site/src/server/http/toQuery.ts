/** The parameters that Next.js read, as the address had them. */
export const toQuery = (
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
