/** Reports uncaught errors and unhandled rejections. */
export function watchFailures(onFailure: (cause: unknown) => void, signal: AbortSignal): void {
  window.addEventListener('error', ({ error }: { error: unknown }) => onFailure(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => onFailure(reason), {
    signal,
  });
}
