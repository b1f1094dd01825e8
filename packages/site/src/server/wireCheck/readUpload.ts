import { fail, ok, type Result } from '@kmx/core';
import { maxWireFileBytes } from '@kmx/core/wire-files';

/** Allowance for boundaries, names and empty fields of the form. */
const formOverhead = 20_000;

/**
 * Browsers show a response only after sending the whole body, so a moderately large file is drained; above
 * this limit the connection is closed.
 */
const maxDrained = 50_000_000;

async function readBody(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!request.body) return Buffer.alloc(0);
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxDrained) return undefined;
    if (length <= maxWireFileBytes + formOverhead) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > maxWireFileBytes + formOverhead ? undefined : Buffer.concat(chunks);
}

async function readFileField(request: Request, body: Buffer<ArrayBuffer>): Promise<File | undefined> {
  try {
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    return file instanceof File ? file : undefined;
  } catch {
    // A malformed multipart body counts as one without a file.
    return undefined;
  }
}

/** Reads the file of a form field `file`, at most 1 MB; ignores its name and type. */
export async function readUpload(request: Request): Promise<Result<Uint8Array, 'tooLarge' | 'noFile'>> {
  const body = await readBody(request);
  if (!body) return fail('tooLarge');
  const file = await readFileField(request, body);
  if (!file) return fail('noFile');
  return file.size > maxWireFileBytes ? fail('tooLarge') : ok(new Uint8Array(await file.arrayBuffer()));
}
