import type { FakeResponses } from '../../parts/fakePartsService.mock';

interface Line {
  readonly __typename: 'CartLine';
  readonly articleNumber: string;
  readonly partId: string;
  readonly quantity: number;
}

interface Change {
  readonly articleNumber: string;
  readonly partId: string;
  readonly quantity: number;
}

/** The carts of an account, by organisation, as the customer service would merge changes that are always the newest. */
export function createCartService(
  stored: Readonly<Record<string, readonly Change[]>> = { 'org-1': [] },
  {
    conflicts = [],
  }: { conflicts?: readonly { articleNumber: string; kept: number; dropped: number }[] } = {},
) {
  const carts = new Map(Object.entries(stored));
  let revision = 1;
  let failure: Error | undefined;
  const toCart = (organisationId: string) => ({
    __typename: 'Cart',
    organisation: { __typename: 'Organisation', id: organisationId, name: `Organisation ${organisationId}` },
    revision,
    lines: (carts.get(organisationId) ?? []).map(({ articleNumber, partId, quantity }): Line => ({
      __typename: 'CartLine',
      articleNumber,
      partId,
      quantity,
    })),
  });
  const [first = 'org-1'] = carts.keys();
  const update = (organisationId: string, changes: readonly Change[]) => {
    const lines = new Map(carts.get(organisationId)?.map((line) => [line.articleNumber, line]));
    for (const change of changes) {
      if (change.quantity === 0) lines.delete(change.articleNumber);
      else lines.set(change.articleNumber, change);
    }
    carts.set(organisationId, [...lines.values()]);
    revision += 1;
  };
  const responses: FakeResponses = {
    Cart: ({ organisationId }) =>
      failure ?? { cart: toCart(typeof organisationId === 'string' ? organisationId : first) },
    UpdateCart: ({ organisationId, changes }) => {
      if (failure) return failure;
      const id = String(organisationId);
      update(id, changes as readonly Change[]);
      return {
        updateCart: {
          __typename: 'CartUpdated',
          cart: toCart(id),
          conflicts: conflicts.map((conflict) => ({ __typename: 'CartConflict', ...conflict })),
        },
      };
    },
  };
  return {
    responses,
    /** Quantities by article number. */
    read: (organisationId = first) =>
      Object.fromEntries(
        (carts.get(organisationId) ?? []).map(({ articleNumber, quantity }) => [articleNumber, quantity]),
      ),
    /** A change on another device. */
    update,
    fail: (error: Error | undefined) => {
      failure = error;
    },
  };
}
