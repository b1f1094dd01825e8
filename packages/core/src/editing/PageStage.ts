/** "Page stage: DRAFT or PUBLISHED" (section 4). */
export const pageStages = ['DRAFT', 'PUBLISHED'] as const;

/** Which version of pages an editor looks at (section 4). */
export type PageStage = (typeof pageStages)[number];

/** The stage that a text names, exactly; the fallback for any other text and for none. */
export const parsePageStage = (text: string | null | undefined, fallback: PageStage): PageStage =>
  pageStages.find((stage) => stage === text) ?? fallback;
