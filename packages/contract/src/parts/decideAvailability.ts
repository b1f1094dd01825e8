/** "availabilityStatus (high, medium, low or out-of-stock)" (section 3). */
export const partAvailabilities = ['high', 'medium', 'low', 'outOfStock'] as const;
export type PartAvailability = (typeof partAvailabilities)[number];

/** Decision: "status is high above 20 in stock, medium above 5, low above 0, else out-of-stock". */
export const decideAvailability = (stock: number): PartAvailability => {
  if (stock > 20) return 'high';
  if (stock > 5) return 'medium';
  return stock > 0 ? 'low' : 'outOfStock';
};
