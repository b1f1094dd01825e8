/** "Page stage: DRAFT or PUBLISHED" (section 4). */
export const pageStages = ['DRAFT', 'PUBLISHED'] as const;

export type PageStage = (typeof pageStages)[number];

/** Matches exactly; returns the fallback for any other text. */
export const parsePageStage = (text: string | null | undefined, fallback: PageStage): PageStage =>
  pageStages.find((stage) => stage === text) ?? fallback;
