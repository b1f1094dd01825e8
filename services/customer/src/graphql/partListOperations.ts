import { GraphQLError } from 'graphql';
import {
  partListRejectionCodes,
  type PartList,
  type PartListDetail,
  type PartListRejected,
  type PartListResult,
} from '../partLists/model';
import { builder } from './builder';
import { PartObject } from './partTypes';

const PartListObject = builder.objectRef<PartList>('PartList').implement({
  description: 'A parts list that the members of an organisation share.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    savedBy: t.exposeString('savedBy', { description: 'The name of the author.' }),
    savedAt: t.exposeString('savedAt', { description: 'ISO 8601, UTC.' }),
    lineCount: t.exposeInt('lineCount'),
    canChange: t.exposeBoolean('canChange', {
      description: 'Authors and administrators of the organisation rename and delete a list.',
    }),
  }),
});

const PartListLineObject = builder.objectRef<PartListDetail['lines'][number]>('PartListLine').implement({
  fields: (t) => ({
    articleNumber: t.exposeString('articleNumber'),
    quantity: t.exposeInt('quantity'),
    part: t.expose('part', {
      type: PartObject,
      nullable: true,
      description: 'Null for a part that is no longer sold.',
    }),
  }),
});

const PartListDetailObject = builder.objectRef<PartListDetail>('PartListDetail').implement({
  fields: (t) => ({
    list: t.expose('list', { type: PartListObject }),
    lines: t.field({ type: [PartListLineObject], resolve: ({ lines }) => [...lines] }),
  }),
});

const PartListRejectionCodeEnum = builder.enumType('PartListRefusalCode', {
  description: 'Why nothing was changed.',
  values: partListRejectionCodes,
});

const PartListsSavedObject = builder
  .objectRef<Extract<PartListResult, { kind: 'saved' }>>('PartListsSaved')
  .implement({
    description: 'The lists of the organisation after the change.',
    fields: (t) => ({ lists: t.field({ type: [PartListObject], resolve: ({ lists }) => [...lists] }) }),
  });

const PartListRejectedObject = builder.objectRef<PartListRejected>('PartListRefused').implement({
  description: 'Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: PartListRejectionCodeEnum }),
    message: t.exposeString('message', { description: 'A sentence, in English.' }),
  }),
});

const PartListResultUnion = builder.unionType('PartListResult', {
  types: [PartListsSavedObject, PartListRejectedObject],
  resolveType: ({ kind }) => (kind === 'saved' ? PartListsSavedObject : PartListRejectedObject),
});

const PartListLineInput = builder.inputType('PartListLineInput', {
  fields: (t) => ({
    articleNumber: t.string({ required: true }),
    quantity: t.int({ required: true, description: '1 to 9999.' }),
  }),
});

/** One message for what is missing and for what belongs to others. */
const found = <Value>(value: Value | null, code: string): Value => {
  if (value !== null) return value;
  throw new GraphQLError('This does not exist, or you do not have permission to see it.', {
    extensions: { code },
  });
};

builder.queryFields((t) => ({
  partLists: t.withAuth({ application: 'productinfo' }).field({
    type: [PartListObject],
    nullable: true,
    description: 'By name.',
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_, { organisationId }, { session }) => [
      ...found(await session.catalogue.partLists(organisationId), 'ORGANISATION_NOT_AVAILABLE'),
    ],
  }),
  partList: t.withAuth({ application: 'productinfo' }).field({
    type: PartListDetailObject,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      language: t.arg.string({ required: true, description: 'Of the names of parts.' }),
    },
    resolve: async (_, { id, language }, { session }) =>
      found(await session.catalogue.partList(id, language), 'LIST_NOT_AVAILABLE'),
  }),
}));

builder.mutationFields((t) => ({
  savePartList: t.withAuth({ application: 'productinfo' }).field({
    type: PartListResultUnion,
    nullable: true,
    description: 'Saves a list for the members of the organisation. Safe to repeat.',
    args: {
      organisationId: t.arg.id({ required: true }),
      name: t.arg.string({ required: true, description: 'At most 80 characters.' }),
      lines: t.arg({ type: [PartListLineInput], required: true, description: 'At most 200.' }),
    },
    resolve: (_, input, { session }) => session.catalogue.savePartList(input),
  }),
  renamePartList: t.withAuth({ application: 'productinfo' }).field({
    type: PartListResultUnion,
    nullable: true,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_, { id, name }, { session }) => session.catalogue.renamePartList(id, name),
  }),
  deletePartList: t.withAuth({ application: 'productinfo' }).field({
    type: PartListResultUnion,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { session }) => session.catalogue.deletePartList(id),
  }),
}));
