import { GraphQLError } from 'graphql';
import {
  cartRejectionCodes,
  type Cart,
  type CartConflict,
  type CartLine,
  type CartRejected,
  type CartUpdated,
} from '../carts/model';
import { builder } from './builder';
import { OrganisationObject } from './userTypes';

const CartLineObject = builder.objectRef<CartLine>('CartLine').implement({
  fields: (t) => ({
    articleNumber: t.exposeString('articleNumber'),
    partId: t.exposeString('partId'),
    quantity: t.exposeInt('quantity', { description: '1 to 9999.' }),
  }),
});

const CartObject = builder.objectRef<Cart>('Cart').implement({
  description: 'The cart of the signed-in person for one of their organisations.',
  fields: (t) => ({
    organisation: t.expose('organisation', { type: OrganisationObject }),
    revision: t.exposeInt('revision', { description: 'Counts up with every change.' }),
    lines: t.field({ type: [CartLineObject], resolve: ({ lines }) => [...lines] }),
  }),
});

const CartConflictObject = builder.objectRef<CartConflict>('CartConflict').implement({
  description: 'A line that was changed on two devices; the newest change counts.',
  fields: (t) => ({
    articleNumber: t.exposeString('articleNumber'),
    kept: t.exposeInt('kept', { description: 'The quantity that counts; 0 for a removed line.' }),
    dropped: t.exposeInt('dropped'),
  }),
});

const CartUpdatedObject = builder.objectRef<CartUpdated>('CartUpdated').implement({
  fields: (t) => ({
    cart: t.expose('cart', { type: CartObject }),
    conflicts: t.field({ type: [CartConflictObject], resolve: ({ conflicts }) => [...conflicts] }),
  }),
});

const CartRejectionCodeEnum = builder.enumType('CartRefusalCode', {
  description: 'Why nothing was changed.',
  values: cartRejectionCodes,
});

const CartRejectedObject = builder.objectRef<CartRejected>('CartRefused').implement({
  description: 'Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: CartRejectionCodeEnum }),
    message: t.exposeString('message', { description: 'A sentence, in English.' }),
  }),
});

const CartResultUnion = builder.unionType('CartResult', {
  types: [CartUpdatedObject, CartRejectedObject],
  resolveType: ({ kind }) => (kind === 'updated' ? CartUpdatedObject : CartRejectedObject),
});

const CartChangeInput = builder.inputType('CartChange', {
  fields: (t) => ({
    articleNumber: t.string({ required: true }),
    partId: t.string({ required: true }),
    quantity: t.int({ required: true, description: '0 removes the line.' }),
    ageMs: t.int({
      required: true,
      description: 'Milliseconds since the change, by the clock of the device.',
    }),
  }),
});

builder.queryFields((t) => ({
  cart: t.withAuth({ application: 'productinfo' }).field({
    type: CartObject,
    nullable: true,
    args: {
      organisationId: t.arg.id({ description: 'The cart that was changed last without it.' }),
    },
    resolve: async (_, { organisationId }, { session }) => {
      const cart = await session.catalogue.cart(organisationId ?? null);
      if (cart) return cart;
      // One message for an organisation that is missing and for one of others.
      throw new GraphQLError('This organisation does not exist, or you do not belong to it.', {
        extensions: { code: 'ORGANISATION_NOT_AVAILABLE' },
      });
    },
  }),
}));

builder.mutationFields((t) => ({
  updateCart: t.withAuth({ application: 'productinfo' }).field({
    type: CartResultUnion,
    nullable: true,
    description: 'Merges the changes of a device: for each part the newest one counts. Safe to repeat.',
    args: {
      organisationId: t.arg.id({ required: true }),
      baseRevision: t.arg.int({ required: true, description: 'The revision that the device knows.' }),
      changes: t.arg({ type: [CartChangeInput], required: true, description: 'At most 400.' }),
    },
    resolve: (_, update, { session }) => session.catalogue.updateCart(update),
  }),
}));
