import { z } from 'zod';

const pageRecordSchema = z.object({
  policy: z.string(),
  speculationRules: z.string(),
  /** Compressed with Brotli. */
  body: z.instanceof(Buffer),
});

export type PageRecord = z.infer<typeof pageRecordSchema>;

/** @throws ZodError if the store contains an invalid record. */
export const parsePageRecord = (record: unknown): PageRecord => pageRecordSchema.parse(record);

/**
 * Stores the last version of public pages by address, across restarts. It is read only if a page cannot be
 * rendered.
 */
export interface LastPages {
  find(address: string): Promise<PageRecord | undefined>;
  store(address: string, page: PageRecord): Promise<void>;
  /** Removes an unpublished page, so that an outage does not bring it back. */
  remove(address: string): Promise<void>;
}
