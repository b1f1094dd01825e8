/** A whole number as it was typed, also one of 0 or less; undefined for everything else. */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined;
}
