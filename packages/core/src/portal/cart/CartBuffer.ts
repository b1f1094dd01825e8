import { emptyPartsCart, toCartKey, type CartPart, type PartsCart } from './PartsCart';

/** A change that the customer service has not stored yet; a quantity of 0 removes the part. */
export interface CartChange extends CartPart {
  /** Milliseconds since the epoch, by the clock of the device. */
  readonly at: number;
}

/** The cart as this device knows it, with what the customer service has not stored yet. */
export interface CartBuffer extends PartsCart {
  /** Null until the service has named the organisation of the cart. */
  readonly organisationId: string | null;
  /** The revision at the service that the device knows. */
  readonly revision: number;
  /** At most one for each part. */
  readonly changes: readonly CartChange[];
}

/** A cart as the service has it. */
export interface ServiceCart {
  readonly organisationId: string;
  readonly revision: number;
  readonly lines: readonly Omit<CartPart, 'key'>[];
}

export const emptyCartBuffer: CartBuffer = {
  ...emptyPartsCart,
  organisationId: null,
  revision: 0,
  changes: [],
};

const toMap = <Part extends CartPart>(parts: readonly Part[]): Map<string, Part> =>
  new Map(parts.map((part) => [part.key, part]));

/** Replaces the parts and records which quantities have changed. */
export function changeCartBuffer(buffer: CartBuffer, { parts }: PartsCart, at: number): CartBuffer {
  const [before, after] = [toMap(buffer.parts), toMap(parts)];
  const changed = parts.filter(({ key, quantity }) => before.get(key)?.quantity !== quantity);
  const removed = buffer.parts.filter(({ key }) => !after.has(key)).map((part) => ({ ...part, quantity: 0 }));
  const changes = new Map(toMap(buffer.changes));
  for (const part of [...removed, ...changed]) changes.set(part.key, { ...part, at });
  return { ...buffer, parts, changes: [...changes.values()] };
}

/** Applies changes to parts; a part that is new comes last. */
function overlay(parts: readonly CartPart[], changes: readonly CartChange[]): readonly CartPart[] {
  const result = new Map(toMap(parts));
  for (const { at: _, ...part } of changes) {
    if (part.quantity === 0) result.delete(part.key);
    else result.set(part.key, part);
  }
  return [...result.values()];
}

/** Takes the cart of the service over; changes that were made since `sent` stay. */
export function mergeServiceCart(
  buffer: CartBuffer,
  { organisationId, revision, lines }: ServiceCart,
  sent: readonly CartChange[] = [],
): CartBuffer {
  const isSent = (change: CartChange) => sent.some(({ key, at }) => key === change.key && at === change.at);
  const changes = buffer.changes.filter((change) => !isSent(change));
  const stored = lines.map((line) => ({ key: toCartKey(line.articleNumber), ...line }));
  return { organisationId, revision, changes, parts: overlay([...toMap(stored).values()], changes) };
}

/** Records every part as a change, as for a cart that the service has never had. */
export const detachCartBuffer = ({ parts }: PartsCart, at: number): CartBuffer =>
  changeCartBuffer(emptyCartBuffer, { parts }, at);

/** Removes what was ordered, as the service does with the order; a quantity that was changed meanwhile stays. */
export function removeOrderedParts(buffer: CartBuffer, ordered: PartsCart): CartBuffer {
  const quantities = toMap(ordered.parts);
  const isOrdered = ({ key, quantity }: CartPart) => quantities.get(key)?.quantity === quantity;
  return {
    ...buffer,
    parts: buffer.parts.filter((part) => !isOrdered(part)),
    changes: buffer.changes.filter((change) => !isOrdered(change)),
  };
}
