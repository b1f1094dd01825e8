import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { limits } from '@kmx/core';
import { maxAttachments, type FormAttachment } from '@kmx/core/forms';

import { log } from '../log';

import type { PostedForm } from './PostedForm';
import { readAttachments } from './readJsonForm';
import { uploadPart } from './uploadPart';

type Rejection = PostedForm['rejections'][number];

interface Collected {
  values: Record<string, string>;
  ids: string[];
  files: Promise<FormAttachment | Rejection>[];
}

/** One byte above the limit, so that the customer service can detect files that are too large. */
const maxFileBytes = limits.uploadMaxBytes + 1;

const limitsOfPost = {
  fields: 100,
  fieldSize: 40_000,
  fileSize: maxFileBytes,
  files: maxAttachments + 1,
};

async function takeFile(
  name: string,
  content: Readable,
  signal: AbortSignal,
): Promise<FormAttachment | Rejection> {
  const outcome = await uploadPart(name, content, signal);
  switch (outcome.kind) {
    case 'stored':
      return { id: outcome.upload.id, name: outcome.upload.name };
    case 'rejected':
      return outcome.code;
    // Does not apply: uploads of public forms are anonymous.
    case 'signedOut':
    case 'unavailable':
      return 'unavailable';
  }
}

function collect(parser: busboy.Busboy, hasFiles: boolean, signal: AbortSignal): Collected {
  const collected: Collected = { values: {}, ids: [], files: [] };
  parser.on('field', (name, value) => {
    if (name === 'attachments') collected.ids.push(value);
    else collected.values[name] = value;
  });
  parser.on('file', (_field, content, { filename }) => {
    // The parser reports an aborted form; without this listener the stream's error would crash the process.
    content.on('error', () => undefined);
    // Browsers send an unused file field as an empty file without a name.
    const isFile = hasFiles && filename;
    if (!isFile) content.resume();
    else if (collected.files.length < maxAttachments)
      collected.files.push(takeFile(filename, content, signal));
    else {
      collected.files.push(Promise.resolve('tooMany'));
      content.resume();
    }
  });
  return collected;
}

async function parse(body: NodeReadableStream<Uint8Array>, parser: busboy.Busboy): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const readable = Readable.fromWeb(body);
    readable.on('error', reject);
    parser.on('error', reject);
    parser.on('close', resolve);
    readable.pipe(parser);
  });
}

/**
 * Parses a multipart form submitted without JavaScript, and streams each file to the customer service.
 * Undefined if the request is malformed or aborted.
 */
export async function readMultipartForm(
  request: Request,
  hasFiles: boolean,
): Promise<PostedForm | undefined> {
  const broken = new AbortController();
  try {
    const type = request.headers.get('content-type') ?? '';
    const parser = busboy({
      headers: { 'content-type': type },
      limits: limitsOfPost,
      defParamCharset: 'utf8',
    });
    const collected = collect(parser, hasFiles, AbortSignal.any([broken.signal, request.signal]));
    // DOM and Node.js declare incompatible types for the same stream.
    if (request.body) await parse(request.body as NodeReadableStream<Uint8Array>, parser);
    const files = await Promise.all(collected.files);
    return {
      values: collected.values,
      attachments: [...readAttachments(collected.ids), ...files.filter((file) => typeof file !== 'string')],
      rejections: files.filter((file) => typeof file === 'string'),
    };
  } catch (error) {
    broken.abort();
    log('warn', 'A form could not be parsed.', {}, error);
    return undefined;
  }
}
