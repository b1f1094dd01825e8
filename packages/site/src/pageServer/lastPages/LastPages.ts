import { z } from 'zod';

const pageRecordSchema = z.object({
  policy: z.string(),
  speculationRules: z.string(),
  /** Compressed by brotli. */
  body: z.instanceof(Buffer),
});

/** A page as it is stored. */
export type PageRecord = z.infer<typeof pageRecordSchema>;

/** @throws ZodError when a store holds something else. */
export const parsePageRecord = (record: unknown): PageRecord => pageRecordSchema.parse(record);

/**
 * Public pages as they were last sent, by address. They outlive the process: after a restart in the middle of an outage,
 * readers get them in place of an error page. Never read while a page can be rendered.
 */
export interface LastPages {
  find(address: string): Promise<PageRecord | undefined>;
  store(address: string, page: PageRecord): Promise<void>;
  /** Removes a page that was withdrawn, so that an outage does not bring it back. */
  remove(address: string): Promise<void>;
}
