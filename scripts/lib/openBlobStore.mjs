import { evaluateModule } from '../../packages/site/build/evaluateModule.mjs';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';

const external = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'];
const evaluate = (name) => evaluateModule(inRoot(`services/toolkit/src/blobs/${name}.ts`), { external });

/** Opens the store of files at an address as in UPLOAD_STORE, with the code of the services. Throws {@link Problem}. */
export async function openBlobStore(address) {
  const { isS3Address, s3AddressForm } = await evaluate('storeAddress');
  if (address.startsWith('s3:') && !isS3Address(address))
    throw new Problem(`"${address}" is not the address of a bucket. It must be ${s3AddressForm}.`);
  const { createBlobStore } = await evaluate('createBlobStore');
  return createBlobStore(address);
}

/** Size from which a store uploads a file in several parts, in bytes. */
export const readPartSize = async () => (await evaluate('s3Store')).partSize;
