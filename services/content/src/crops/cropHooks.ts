import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  executeAccess,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { environment } from '../config/environment';
import { fingerprint, isSameFingerprint, parseFingerprint } from '../editing/fingerprint';
import { readStored } from '../files/readStored';
import { writeOf } from '../files/uploadAccessHook';
import type { Media as MediaDocument } from '../payload-types';
import { cropsSchema, type CropDecision, type Crops } from './crop';
import { cropPicture, decideCrops, readUprightSize, type CroppedSize } from './cropPicture';

type CropProblem = Exclude<CropDecision['kind'], 'area'>;

const messages: Readonly<Record<CropProblem, string>> = {
  outside: 'A crop reaches beyond the picture. Choose a smaller one.',
  tooSmall: 'A crop needs a width of at least 480 pixels. Choose a larger one.',
};

const readPicture = readStored('media');

const numberOr = (fallback: number) => z.coerce.number().catch(fallback);

/** Changes to the whole picture that Payload's form sends in the query; a crop of 100 % changes nothing. */
const uploadEditsSchema = z
  .object({ crop: z.object({ width: numberOr(100), height: numberOr(100) }).optional() })
  .catch({});

const isWholeCropped = (req: PayloadRequest): boolean => {
  const { crop } = uploadEditsSchema.parse(req.query['uploadEdits']);
  return crop !== undefined && (crop.width < 100 || crop.height < 100);
};

const reject = (req: PayloadRequest, problem: CropProblem): never => {
  throw new ValidationError({
    collection: 'media',
    errors: [{ path: 'crops', message: messages[problem] }],
    req,
  });
};

type StoredPicture = Pick<MediaDocument, 'id' | 'filename' | 'focalX' | 'focalY'> & { crops?: unknown };

const rejectInvalidCrops = async (req: PayloadRequest, crops: Crops, { filename }: StoredPicture) => {
  const bytes = filename ? await readPicture(filename) : null;
  if (!bytes) return;
  for (const { decision } of decideCrops(crops, await readUprightSize(bytes)))
    if (decision.kind !== 'area') reject(req, decision.kind);
};

/** A form sends all its fields, and those that it did not change may be older than the stored ones. */
const isUnchangedInForm = (req: PayloadRequest, data: object, crops: Crops | null | undefined): boolean => {
  const base = req.payloadAPI === 'REST' && 'formBase' in data ? parseFingerprint(data.formBase) : undefined;
  const opened = base?.fields['crops'];
  return opened !== undefined && isSameFingerprint(opened, fingerprint(crops));
};

/** Makes Payload create all sizes again, as it does for another focal point. */
const requestNewSizes = (req: PayloadRequest, { focalX, focalY }: StoredPicture, data: object): void => {
  const moved = z.object({ focalX: z.number(), focalY: z.number() }).safeParse(data).data;
  const focalPoint = { x: moved?.focalX ?? focalX ?? 50, y: moved?.focalY ?? focalY ?? 50 };
  const edits = z.record(z.string(), z.unknown()).catch({}).parse(req.query['uploadEdits']);
  // Makes Payload create the sizes; without a crop, it has no other effect.
  req.query['uploadEdits'] = { focalPoint, widthInPixels: 1, ...edits };
};

/**
 * Validates changed crops before anything is written. Another picture, or a crop of the whole, removes custom crops, since
 * they were chosen for the previous picture.
 */
export const prepareCrops: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, overrideAccess, req } = hook;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!writeOf(hook) || typeof data !== 'object' || data === null) return;
  if (req.file || isWholeCropped(req)) return void Reflect.set(data, 'crops', null);
  const id: unknown = 'id' in args ? args.id : undefined;
  if (!('crops' in data) || data.crops === undefined) return;
  // A bulk edit changes no crops. A new document without a file is a duplicate with the crops of the original.
  if (id === undefined) {
    if (writeOf(hook) === 'update') Reflect.deleteProperty(data, 'crops');
    return;
  }
  const { data: crops } = cropsSchema.safeParse(data.crops);
  // The validation of the field reports malformed crops.
  if (crops === undefined || isUnchangedInForm(req, data, crops)) return;
  if (overrideAccess !== true) await executeAccess({ id: String(id), data, req }, collection.access.update);
  const stored = await req.payload.db.findOne<StoredPicture>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  if (!stored || isDeepStrictEqual(crops ?? {}, stored.crops ?? {})) return;
  await rejectInvalidCrops(req, crops ?? {}, stored);
  requestNewSizes(req, stored, data);
};

interface CropFiles {
  written: { filename: string; bytes: Buffer }[];
  /** Names of the sizes around the focal point that Payload has written. */
  removed: string[];
}

/** Passes files from one hook to the next, by the context of the request. */
const cropFiles = new WeakMap<PayloadRequest['context'], CropFiles>();

const sizesSchema = z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).catch({});

const fileNamesOf = (sizes: unknown): string[] =>
  Object.values(sizesSchema.parse(sizes)).flatMap((size) => size?.filename ?? []);

/** Replaces the sizes that Payload has created around the focal point with those of custom crops. */
export const applyCrops: CollectionBeforeChangeHook<MediaDocument> = async ({ data, req }) => {
  const { file, payloadUploadSizes } = req;
  const crops = cropsSchema.safeParse(data.crops).data;
  const { filename } = data;
  if (!crops || !filename || !file || !payloadUploadSizes) return data;
  const bytes = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  const written: CroppedSize[] = [];
  for (const { shape, decision } of decideCrops(crops, await readUprightSize(bytes)))
    if (decision.kind === 'area')
      written.push(...(await cropPicture({ bytes, filename }, shape, decision.area)));
  for (const size of written) payloadUploadSizes[size.key] = size.bytes;
  const sizes = {
    ...data.sizes,
    ...Object.fromEntries(written.map(({ key, bytes: _, ...size }) => [key, { url: null, ...size }])),
  };
  const used = new Set(fileNamesOf(sizes));
  const removed = fileNamesOf(data.sizes).filter((name) => !used.has(name));
  cropFiles.set(req.context, { written, removed });
  return { ...data, sizes };
};

/** Writes the sizes of custom crops to the folder. A bucket gets all sizes at once (`objectStorage.ts`). */
export const storeCrops: CollectionAfterChangeHook<MediaDocument> = async ({ req }) => {
  const files = cropFiles.get(req.context);
  cropFiles.delete(req.context);
  if (!files || environment.mediaStore !== undefined) return;
  const folder = path.join(environment.dataDirectory, 'media');
  for (const { filename, bytes } of files.written) await writeFile(path.join(folder, filename), bytes);
  for (const name of files.removed) await rm(path.join(folder, name), { force: true });
};
