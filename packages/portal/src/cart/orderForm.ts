import * as z from 'zod/mini';

/** Fields of an order besides its lines, as stored in the tab. */
export const orderDraftSchema = z.object({
  locationId: z.string(),
  customerReference: z.string(),
  note: z.string(),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;

export const emptyOrder: OrderDraft = { locationId: '', customerReference: '', note: '' };

/** Maximum lengths at the service. */
export const orderLengths = { customerReference: 100, note: 2000 } as const;

/** The key of a request: the same until it was taken, so that no attempt orders twice, whatever has changed since. */
export const orderKeySchema = z.string();

interface Location {
  readonly id: string;
}

/** Fills in what leaves no choice, and drops a location that is not offered. */
export function completeOrder(draft: OrderDraft, locations: readonly Location[]): OrderDraft {
  const [only, second] = locations;
  const known = locations.find(({ id }) => id === draft.locationId);
  return { ...draft, locationId: known?.id ?? (only && !second ? only.id : '') };
}
