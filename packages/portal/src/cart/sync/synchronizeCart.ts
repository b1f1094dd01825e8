import type { ApolloClient } from '@apollo/client';
import type { CartSyncResult } from '@kmx/core/machines/cartSync';
import {
  cartLimits,
  detachCartBuffer,
  mergeServiceCart,
  type CartBuffer,
  type CartChange,
  type ServiceCart,
} from '@kmx/core/portal';
import type { CartFactsFragment } from '../../__generated__/customer/graphql';
import { DataError, serviceCodeOf } from '../../data/problems';
import { readCartBuffer, writeCartBuffer } from '../storage/cartStorage';
import { CartDocument, UpdateCartDocument } from './cart.customerQuery';

interface CartSyncRequest {
  readonly client: ApolloClient;
  readonly storageKey: string;
  /** The organisation whose cart is to be shown; the one that is shown, without it. */
  readonly organisationId: string | undefined;
  readonly signal: AbortSignal;
}

/** The greatest number that GraphQL's Int holds: an older change counts as 24 days old. */
const maxAgeMs = 2 ** 31 - 1;

const unavailable = 'ORGANISATION_NOT_AVAILABLE';

/** At once; the service takes twice as many as a cart has lines. */
const maxChanges = 2 * cartLimits.lines;

const toServiceCart = ({ organisation, revision, lines }: CartFactsFragment): ServiceCart => ({
  organisationId: organisation.id,
  revision,
  lines: lines.map(({ partId: id, articleNumber, quantity }) => ({ id, articleNumber, quantity })),
});

async function fetchCart({ client, signal }: CartSyncRequest, organisationId: string | null) {
  const { data } = await client.query({
    query: CartDocument,
    variables: { organisationId },
    fetchPolicy: 'no-cache',
  });
  signal.throwIfAborted();
  if (!data?.cart) throw new DataError('failed');
  return toServiceCart(data.cart);
}

const toInput = ({ articleNumber, id, quantity, at }: CartChange, now: number) => ({
  articleNumber,
  partId: id,
  quantity,
  ageMs: Math.min(Math.max(Math.trunc(now - at), 0), maxAgeMs),
});

async function sendChanges(
  { client, storageKey, signal }: CartSyncRequest,
  organisationId: string,
  buffer: CartBuffer,
): Promise<CartSyncResult> {
  const sent = buffer.changes.slice(0, maxChanges);
  const now = Date.now();
  const { data } = await client.mutate({
    mutation: UpdateCartDocument,
    variables: {
      organisationId,
      baseRevision: buffer.revision,
      changes: sent.map((change) => toInput(change, now)),
    },
    fetchPolicy: 'no-cache',
  });
  signal.throwIfAborted();
  const result = data?.updateCart;
  if (!result) throw new DataError('failed');
  if (result.__typename === 'CartRefused') {
    if (result.code === 'unknownOrganisation') throw new DataError('failed', { serviceCode: unavailable });
    return { kind: 'rejected', code: result.code };
  }
  const merged = mergeServiceCart(readCartBuffer(storageKey), toServiceCart(result.cart), sent);
  writeCartBuffer(storageKey, merged);
  return { kind: 'merged', conflicts: result.conflicts, hasMore: merged.changes.length > 0 };
}

async function exchange(request: CartSyncRequest): Promise<CartSyncResult> {
  const { storageKey, organisationId: requested } = request;
  const buffer = readCartBuffer(storageKey);
  // So that the times of a cart that only the browser had stay the same.
  writeCartBuffer(storageKey, buffer);
  const { changes, organisationId } = buffer;
  if (changes.length > 0) {
    const target = organisationId ?? (await fetchCart(request, null)).organisationId;
    const result = await sendChanges(request, target, buffer);
    const isSwitching = requested !== undefined && requested !== target;
    if (result.kind === 'rejected' || result.hasMore || !isSwitching) return result;
  }
  const cart = await fetchCart(request, requested ?? organisationId);
  const latest = readCartBuffer(storageKey);
  // Changes that were made meanwhile belong to the cart that was shown, and are sent first.
  if (latest.changes.length > 0 && latest.organisationId !== cart.organisationId)
    return { kind: 'merged', conflicts: [], hasMore: true };
  const merged = mergeServiceCart(latest, cart);
  writeCartBuffer(storageKey, merged);
  return { kind: 'merged', conflicts: [], hasMore: merged.changes.length > 0 };
}

/**
 * Sends what the account does not have yet, or reads its cart, and stores the merged one. A cart whose organisation the
 * person has left goes to another one of theirs.
 */
export async function synchronizeCart(request: CartSyncRequest): Promise<CartSyncResult> {
  try {
    return await exchange(request);
  } catch (error) {
    if (serviceCodeOf(error) !== unavailable) throw error;
    const buffer = readCartBuffer(request.storageKey);
    if (buffer.organisationId === null) return { kind: 'rejected', code: 'unknownOrganisation' };
    writeCartBuffer(request.storageKey, detachCartBuffer(buffer, Date.now()));
    return { kind: 'merged', conflicts: [], hasMore: true };
  }
}
