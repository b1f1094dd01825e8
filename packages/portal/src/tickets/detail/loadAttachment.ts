import { bearerHeaders } from '../../data/bearerHeaders';
import { DataError, type DataProblem } from '../../data/problems';
import { requestTwice, type CustomerAccess } from '../../data/requestTwice';

export interface AttachmentSource {
  readonly dataPath: string;
  readonly access: CustomerAccess;
}

const isSignedOut = (error: unknown): boolean => error instanceof DataError && error.code === 'signedOut';

function decideProblem(status: number): DataProblem | undefined {
  if (status === 401) return 'signedOut';
  // Missing and inaccessible files are reported alike.
  if (status === 404 || status === 403) return 'forbidden';
  return status >= 400 ? 'unavailable' : undefined;
}

async function fetchAttachment(dataPath: string, id: string, token: string | undefined, signal: AbortSignal) {
  let response: Response;
  try {
    response = await fetch(`${dataPath}/attachments/${encodeURIComponent(id)}`, {
      headers: bearerHeaders(token),
      signal,
    });
  } catch (cause) {
    throw new DataError(navigator.onLine ? 'unavailable' : 'offline', { cause });
  }
  const problem = decideProblem(response.status);
  if (problem) throw new DataError(problem);
  return response.blob();
}

/**
 * Fetches the content of an attachment with the access token, and once more with a renewed one; fails with a
 * `DataError`.
 */
export function loadAttachment(
  { dataPath, access }: AttachmentSource,
  id: string,
  signal: AbortSignal,
): Promise<Blob> {
  return requestTwice({
    access,
    send: (accessToken) => fetchAttachment(dataPath, id, accessToken, signal),
    isSignedOut,
    cancel: signal,
  });
}
