import type { FakeResponses } from '../../parts/fakePartsService.mock';
import { createPart } from '../../parts/parts.mock';

const createList = (id: string, name: string, canChange: boolean) => ({
  __typename: 'PartList',
  id,
  name,
  savedBy: canChange ? 'Carla Customer' : 'Otto Operator',
  savedAt: '2026-03-02T09:30:00.000Z',
  lineCount: 2,
  canChange,
});

export const savedLists = [
  createList('list-1', 'Blades', true),
  createList('list-2', 'Yearly service', false),
];

const toResult = (lists: readonly unknown[]) => ({ __typename: 'PartListsSaved', lists });

/** An organisation with two lists, of which the person may change the first. */
export const listResponses: FakeResponses = {
  PartLists: () => ({ partLists: savedLists }),
  PartList: () => ({
    partList: {
      __typename: 'PartListDetail',
      lines: [
        { __typename: 'PartListLine', articleNumber: 'KMX-100-200', quantity: 4, part: createPart() },
        { __typename: 'PartListLine', articleNumber: 'OLD-1', quantity: 1, part: null },
      ],
    },
  }),
  SavePartList: ({ name }) => ({
    savePartList: toResult([...savedLists, createList('list-3', String(name), true)]),
  }),
  RenamePartList: ({ name }) => ({
    renamePartList: toResult([createList('list-1', String(name), true), savedLists[1]]),
  }),
  DeletePartList: () => ({ deletePartList: toResult(savedLists.slice(1)) }),
};
