import { z } from 'zod';
import { formKinds, type FormKind } from '@kmx/core/forms';
import type { BlockType } from '../blocks/registry';
import type { PageLists } from '../contract/PageLists';
import { readModule } from './readModule';

export interface NeededLists {
  readonly lists: ReadonlySet<Exclude<keyof PageLists, 'forms'>>;
  readonly formKinds: ReadonlySet<FormKind>;
}

const listOfModule: Partial<Record<BlockType, Exclude<keyof PageLists, 'forms'>>> = {
  storyOverview: 'stories',
  storyContactList: 'storyContacts',
  mediaReleaseList: 'mediaReleases',
  newsList: 'news',
  eventList: 'events',
  locationList: 'locations',
  termsList: 'terms',
  jobOpeningList: 'jobOpenings',
  shareTable: 'sharePrices',
};

const lists = new Map(Object.entries(listOfModule));
const formSchema = z.object({ __typename: z.literal('Form'), kind: z.enum(formKinds) });

const kindOf = (raw: unknown): FormKind | undefined => formSchema.safeParse(raw).data?.kind;

/** Lists and forms that the raw modules of a page require. */
export const decideLists = (modules: readonly unknown[]): NeededLists => ({
  lists: new Set(modules.flatMap((raw) => lists.get(readModule(raw)?.type ?? '') ?? [])),
  formKinds: new Set(modules.flatMap((raw) => kindOf(raw) ?? [])),
});
