import { DataError, type DataProblem } from '../../data/problems';
import { requestTwice, type CustomerAccess } from '../../data/requestTwice';

export interface AttachmentSource {
  readonly dataPath: string;
  readonly access: CustomerAccess;
}

const isSignedOut = (error: unknown): boolean => error instanceof DataError && error.code === 'signedOut';

function decideProblem(status: number): DataProblem | undefined {
  if (status === 401) return 'signedOut';
  // Missing and out of reach are the same.
  if (status === 404 || status === 403) return 'forbidden';
  return status >= 400 ? 'unavailable' : undefined;
}

async function fetchAttachment(dataPath: string, id: string, token: string | undefined, signal: AbortSignal) {
  let response: Response;
  try {
    response = await fetch(`${dataPath}/attachments/${encodeURIComponent(id)}`, {
      headers: token === undefined ? {} : { 'x-identity-token': token },
      signal,
    });
  } catch (cause) {
    throw new DataError(navigator.onLine ? 'unavailable' : 'offline', { cause });
  }
  const problem = decideProblem(response.status);
  if (problem) throw new DataError(problem);
  return response.blob();
}

/** The content of an attachment, asked for with the identity token, once more with a fresh one; fails with a `DataError`. */
export function loadAttachment(
  { dataPath, access }: AttachmentSource,
  id: string,
  signal: AbortSignal,
): Promise<Blob> {
  return requestTwice({
    access,
    ask: (idToken) => fetchAttachment(dataPath, id, idToken, signal),
    isSignedOut,
    cancel: signal,
  });
}
