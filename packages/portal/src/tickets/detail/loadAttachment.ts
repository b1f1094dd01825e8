import { DataError, type DataProblem } from '../../data/problems';

/** What is needed to ask for a file. */
export interface AttachmentSource {
  readonly dataPath: string;
  readonly readIdToken: () => string | undefined;
  /** Asks for fresh tokens; false when there are none to be had. */
  readonly renew: () => Promise<boolean>;
}

function decideProblem(status: number): DataProblem | undefined {
  if (status === 401) return 'signedOut';
  // Missing and out of reach are the same.
  if (status === 404 || status === 403) return 'forbidden';
  return status >= 400 ? 'unavailable' : undefined;
}

async function ask({ dataPath, readIdToken }: AttachmentSource, id: string, signal: AbortSignal) {
  const token = readIdToken();
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
export async function loadAttachment(
  source: AttachmentSource,
  id: string,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    return await ask(source, id, signal);
  } catch (error) {
    const isSignedOut = error instanceof DataError && error.code === 'signedOut';
    if (!isSignedOut || signal.aborted || !(await source.renew())) throw error;
    return ask(source, id, signal);
  }
}
