import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { evaluateModule } from '../../packages/site/build/evaluateModule.mjs';
import { inRoot } from '../lib/paths.mjs';

const typesName = 'types.json';

/** The bucket and the client for an address as in UPLOAD_STORE. The SDK is loaded only if there is one. */
async function openStore(address) {
  const { parseS3Location } = await evaluateModule(inRoot('services/toolkit/src/blobs/parseS3Location.ts'));
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket, prefix, endpoint, region } = parseS3Location(address);
  const client = new sdk.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client, bucket, prefix };
}

async function* listKeys({ sdk, client, bucket, prefix }) {
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents: objects = [] } of pages) for (const { Key: key } of objects) yield key;
}

export async function hasObjects(address) {
  const store = await openStore(address);
  try {
    return (await listKeys(store).next()).done !== true;
  } finally {
    store.client.destroy();
  }
}

/** Downloads the objects of a store to `folder/objects`, with their types beside them. */
export async function saveObjects(address, folder) {
  const store = await openStore(address);
  const types = {};
  try {
    for await (const key of listKeys(store)) {
      const name = key.slice(store.prefix.length);
      const file = path.join(folder, 'objects', name);
      mkdirSync(path.dirname(file), { recursive: true });
      const command = new store.sdk.GetObjectCommand({ Bucket: store.bucket, Key: key });
      const { Body: body, ContentType: type } = await store.client.send(command);
      await pipeline(body, createWriteStream(file));
      types[name] = type;
    }
  } finally {
    store.client.destroy();
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, typesName), JSON.stringify(types, null, 2));
}

/** Uploads the objects saved by {@link saveObjects}. Existing objects with other names remain. */
export async function loadObjects(address, folder) {
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { client, bucket, prefix } = await openStore(address);
  const types = JSON.parse(readFileSync(path.join(folder, typesName), 'utf8'));
  try {
    for (const [name, type] of Object.entries(types)) {
      const body = createReadStream(path.join(folder, 'objects', name));
      const params = { Bucket: bucket, Key: `${prefix}${name}`, Body: body, ContentType: type };
      await new Upload({ client, params }).done();
    }
  } finally {
    client.destroy();
  }
}
