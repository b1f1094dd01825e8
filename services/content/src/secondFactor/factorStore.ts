import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { RecoveryCodeRow } from '../../../toolkit/src/secondFactor/recoveryCodes';

const factorSchema = z.object({
  id: z.string(),
  account: z.string(),
  /** Sealed. */
  secret: z.string(),
  /** 30 s step of the last used code. */
  step: z.number(),
  recoveryCodes: z.array(z.object({ selector: z.string(), hash: z.string() })),
});

export type Factor = z.infer<typeof factorSchema>;

interface FactorData {
  secret: string;
  step: number;
  recoveryCodes: readonly RecoveryCodeRow[];
}

const collection = 'second-factors';
const ofAccount = (account: string) => ({ account: { equals: account } });

export const findFactor = async (req: PayloadRequest, account: string): Promise<Factor | undefined> => {
  const row = await req.payload.db.findOne<{ id: string }>({
    collection,
    where: ofAccount(account),
    req,
  });
  return row ? factorSchema.parse(row) : undefined;
};

export const hasFactor = async (req: PayloadRequest, account: string): Promise<boolean> =>
  (await req.payload.count({ collection, where: ofAccount(account), req })).totalDocs > 0;

export const updateFactor = async (
  req: PayloadRequest,
  { id }: Factor,
  data: Partial<FactorData>,
): Promise<void> => {
  await req.payload.db.updateOne({ collection, id, data, req, returning: false });
};

/**
 * Reads the factor in the transaction of `req`. PostgreSQL holds an updated row until the transaction ends, so that of two
 * concurrent uses of a code one succeeds; SQLite has one writer anyway.
 */
export const lockFactor = async (req: PayloadRequest, account: string): Promise<Factor | undefined> => {
  const factor = await findFactor(req, account);
  if (!factor) return undefined;
  await req.payload.db.updateOne({ collection, id: factor.id, data: { account }, req, returning: false });
  return findFactor(req, account);
};

/** Throws if the account got one at the same time. */
export const createFactor = async (req: PayloadRequest, account: string, data: FactorData): Promise<void> => {
  await req.payload.db.create({ collection, data: { account, ...data }, req });
};

export const deleteFactor = async (req: PayloadRequest, account: string): Promise<void> => {
  await req.payload.db.deleteMany({ collection, where: ofAccount(account), req });
};
