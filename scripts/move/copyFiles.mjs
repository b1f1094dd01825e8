import { pipeline } from 'node:stream';
import { openBlobStore, readPartSize } from '../lib/openBlobStore.mjs';
import { Problem } from '../lib/output.mjs';
import { describeStoreError } from './describeStoreError.mjs';
import { createDigest, digestStream } from './fileDigest.mjs';

/** Each holds two parts of an upload in memory. */
const concurrentFiles = 4;

async function openEnd(address) {
  const isFolder = !address.startsWith('s3:');
  return { isFolder, store: await openBlobStore(address), partSize: await readPartSize() };
}

/** Keys of the services, since several stores can be in one bucket, which can hold keys that are no paths of files. */
const keys = {
  library: { prefixes: ['media/', 'files/'], pattern: /^(?:media|files)\/(?!\.)[^/\\]+$/ },
  uploads: { prefixes: [''], pattern: /^\d{4}-\d{2}\/(?!\.)[^/\\]+$/ },
};

async function* listFiles(name, store) {
  const { prefixes, pattern } = keys[name];
  for (const prefix of prefixes)
    for await (const file of store.list(prefix)) if (pattern.test(file.key)) yield file;
}

const readDigest = async ({ store, partSize }, key) => digestStream(await store.open(key), partSize);

/** Compares ETags where they tell, otherwise contents: an ETag depends on how a bucket received and encrypts a file. */
async function isCopied({ from, to }, { key, size, etag }) {
  const present = await to.store.stat(key);
  if (present?.size !== size) return false;
  if (etag !== undefined && present.etag === etag) return true;
  const [folder, etagOfOther] = from.isFolder ? [from, present.etag] : [to, etag];
  const digest = await readDigest(folder, key);
  if (digest.etags.includes(etagOfOther)) return true;
  return digest.md5 === (await readDigest(folder === from ? to : from, key)).md5;
}

async function copyFile({ from, to, signal }, { key, size }, type) {
  const mimeType = type ?? (await from.store.stat(key))?.mimeType ?? 'application/octet-stream';
  // An interrupted copy to a folder leaves a part, which has to go before the next one.
  if (to.isFolder) await to.store.remove(key);
  const { stream, result } = createDigest(to.partSize);
  // An error reaches the store through the stream.
  const content = pipeline(await from.store.open(key), stream, () => undefined);
  await to.store.put(key, content, mimeType, signal);
  const digest = result();
  const etag = (await to.store.stat(key))?.etag;
  const isWhole = digest.etags.includes(etag) || (await readDigest(to, key)).md5 === digest.md5;
  if (digest.size !== size || !isWhole)
    throw new Problem(`The file ${key} changed while it was copied. Stop all programs and try again.`);
}

async function copyListed(context, files, types) {
  const copied = { files: 0, bytes: 0 };
  const present = { files: 0, bytes: 0 };
  const work = async () => {
    for await (const file of files) {
      const isPresent = await isCopied(context, file);
      if (!isPresent) await copyFile(context, file, types.get(file.key));
      const count = isPresent ? present : copied;
      count.files += 1;
      count.bytes += file.size;
    }
  };
  await Promise.all(Array.from({ length: concurrentFiles }, work));
  return { copied, present };
}

/** Keys that rows name and a store does not have. */
async function listMissing(name, store, types) {
  const missing = new Set(types.keys());
  for await (const { key } of listFiles(name, store)) missing.delete(key);
  return [...missing];
}

/**
 * Copies the files of a store from one address to another, except those that are there already. `types` has those of the files
 * that rows name, by key. Returns counts, and the keys that rows name although neither store has them.
 */
export async function copyFiles({ name, from, to }, types) {
  const aborting = new AbortController();
  const ends = [];
  try {
    for (const address of [from, to]) ends.push(await openEnd(address));
    const [source, target] = ends;
    const context = { from: source, to: target, signal: aborting.signal };
    const counts = await copyListed(context, listFiles(name, source.store), types);
    return { ...counts, missing: await listMissing(name, target.store, types) };
  } catch (error) {
    aborting.abort(error);
    throw describeStoreError(error, [from, to]);
  } finally {
    for (const { store } of ends) store.close();
  }
}
