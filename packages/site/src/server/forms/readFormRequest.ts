import { fieldsOfForm, type FormKind } from '@kmx/core/forms';

import type { PostedForm } from './PostedForm';
import { readJsonForm, readUrlencodedForm } from './readJsonForm';
import { readMultipartForm } from './readMultipartForm';

const hasFiles = (kind: FormKind) => fieldsOfForm(kind).some(({ control }) => control === 'files');

/** Parses a form posted as JSON, URL-encoded or multipart; undefined for other content types. */
export async function readFormRequest(
  kind: FormKind,
  request: Request,
  areFilesTaken: boolean,
): Promise<PostedForm | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJsonForm(request);
  if (type === 'application/x-www-form-urlencoded') return readUrlencodedForm(request);
  if (type === 'multipart/form-data') return readMultipartForm(request, areFilesTaken && hasFiles(kind));
  return undefined;
}
