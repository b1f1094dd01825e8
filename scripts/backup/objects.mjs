import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openBlobStore } from '../lib/openBlobStore.mjs';

const typesName = 'types.json';

export async function hasObjects(address) {
  const store = await openBlobStore(address);
  try {
    for await (const _ of store.list('')) return true;
    return false;
  } finally {
    store.close();
  }
}

/** Downloads the objects of a store to `folder/objects`, with their types beside them. */
export async function saveObjects(address, folder) {
  const store = await openBlobStore(address);
  const types = {};
  try {
    for await (const { key } of store.list('')) {
      const file = path.join(folder, 'objects', key);
      mkdirSync(path.dirname(file), { recursive: true });
      await pipeline(await store.open(key), createWriteStream(file));
      types[key] = (await store.stat(key))?.mimeType;
    }
  } finally {
    store.close();
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, typesName), JSON.stringify(types, null, 2));
}

/** Uploads the objects saved by {@link saveObjects}. Existing objects with other names remain. */
export async function loadObjects(address, folder) {
  const store = await openBlobStore(address);
  const types = JSON.parse(readFileSync(path.join(folder, typesName), 'utf8'));
  const { signal } = new AbortController();
  try {
    for (const [key, type] of Object.entries(types))
      await store.put(key, createReadStream(path.join(folder, 'objects', key)), type, signal);
  } finally {
    store.close();
  }
}
